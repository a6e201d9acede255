import type { LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { Icon } from "../../ui/icon.tsx";

export interface AdminCard {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** Links to the sub-views in ruled cells, four abreast on a laptop and below one another on a phone. */
export function AdminCards({ cards }: { cards: readonly AdminCard[] }) {
  return (
    // Each cell draws its right and lower rule, and the frame hides the last of them.
    <ul className="card mt-2 grid *:-mr-px *:-mb-px *:border-r *:border-b wide:grid-cols-2 laptop:grid-cols-[repeat(auto-fill,minmax(max(25%,15rem),1fr))]">
      {cards.map(({ to, icon, title, text }) => (
        <li key={title}>
          <Link
            to={to}
            className="grid h-full min-h-16 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[16px] px-[16px] py-3 hover:bg-surface-2 wide:min-h-[92px]"
          >
            <Icon as={icon} className="text-brand" />
            <span>
              <span className="type-h3 block text-[min(1rem,8vw)]">{title}</span>
              <span className="block text-label text-text-2">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
