import { Jersey } from "../jersey.tsx";
import { leadersMessages } from "./leaders-messages.ts";

/** The jersey beside a name: without a number "?" on the screen, and words for screen readers. */
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
