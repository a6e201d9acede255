import { clsx } from "clsx";
import { Star } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { gameMessages } from "../games/game-messages.ts";

export const IN_WIDE_PLACES = "hidden @min-[45rem]:inline";

/** Marks a team as "My Team" or removes the mark; a small one is a star alone in little room. */
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
  return (
    <Button
      variant="bare"
      aria-label={label}
      aria-pressed={isMine}
      icon={icon}
      onClick={onToggle}
      {...(isSmall && { title: label })}
      className={clsx(
        "print:hidden",
        isSmall && "min-w-11 focus-visible:-outline-offset-3",
        isSmall && (isMine ? "text-brand" : "text-text-2"),
      )}
    >
      <span className={isSmall ? IN_WIDE_PLACES : ""}>{gameMessages.myTeam}</span>
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
