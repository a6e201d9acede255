import { Jersey } from "../jersey.tsx";
import { leadersMessages } from "./leaders-messages.ts";

/** Without a number, shows "?" on the jersey and says it in words to screen readers. */
export function PlayerShirt({ number }: { number: string | null }) {
  return (
    <span>
      <span aria-hidden="true">
        <Jersey number={number} />
      </span>
      <span className="sr-only">
        {number === null ? leadersMessages.noJersey : leadersMessages.jersey(number)}
      </span>
    </span>
  );
}
