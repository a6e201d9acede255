import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { adminMessages as words } from "./admin-messages.ts";

export interface AdminCard {
  /** Null: its screen is not built yet, and the card says so. */
  readonly to: string | null;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

const CARD =
  "grid h-full min-h-16 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 rounded-card px-4 py-3 wide:min-h-[92px]";

/** Ways to the sub-views, four abreast on a laptop, one under the other on a phone. */
export function AdminCards({ cards }: { cards: readonly AdminCard[] }) {
  return (
    <ul className="mt-2 grid gap-2 wide:grid-cols-2 wide:gap-3 laptop:grid-cols-4">
      {cards.map((card) => (
        <li key={card.title} className={clsx(card.to === null ? "rounded-card border" : "card")}>
          {card.to === null ? (
            <div className={CARD}>
              <CardText {...card} />
            </div>
          ) : (
            <Link to={card.to} className={clsx(CARD, "hover:bg-surface-2")}>
              <CardText {...card} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function CardText({ to, icon, title, text }: AdminCard) {
  return (
    <>
      <Icon as={icon} className={to === null ? "text-text-2" : "text-brand"} />
      <span>
        <span className="type-h3 block">{title}</span>
        <span className="block text-label text-text-2">{text}</span>
        {to === null && (
          <span className="mt-1 block">
            <Badge>{words.later}</Badge>
          </span>
        )}
      </span>
    </>
  );
}
