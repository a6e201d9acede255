import { clsx } from "clsx";
import { Star } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { gameMessages } from "../games/game-messages.ts";

/** Marks a team as "My team" or removes the mark; in little room the small one is a star alone. */
export function MyTeamButton({
  name,
  isMine,
  isSmall = false,
  onToggle,
}: {
  name: string;
  isMine: boolean;
  isSmall?: boolean;
  onToggle: () => void;
}) {
  const label = gameMessages.myTeamIs(name);
  const icon = <Icon as={Star} size="sm" className={clsx(isMine && "fill-current")} />;
  const shared = { "aria-pressed": isMine, onClick: onToggle };
  return isSmall ? (
    <IconButton
      {...shared}
      label={label}
      title={label}
      word={gameMessages.myTeam}
      icon={icon}
      className={clsx("print:hidden hover:bg-surface-2", isMine ? "text-brand" : "text-text-2")}
    />
  ) : (
    <Button {...shared} variant="bare" aria-label={label} icon={icon} className="print:hidden">
      {gameMessages.myTeam}
    </Button>
  );
}

/** Shows the star beside the name where it is not a button. */
export function MyTeamMark() {
  return (
    <span className="ml-1 self-center text-brand">
      <Icon as={Star} size="sm" className="fill-current" />
      <span className="sr-only"> {gameMessages.myTeam}</span>
    </span>
  );
}
