import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CalendarIcon } from "../../ui/shell-icons.tsx";
import type { Subscription } from "./calendar-address.ts";
import { calendarMessages as words } from "./calendar-messages.ts";

const SubscribeDialog = lazy(() => import("./subscribe-dialog.tsx"));

/** Subscribes calendars to a team's or season's games, if the server offers calendars. */
export function SubscribeButton(props: Subscription) {
  const [isOpen, setIsOpen] = useState(false);
  if (props.shows === null || props.shows === "off") return null;
  return (
    <>
      <Button
        variant="bare"
        className="print:hidden"
        icon={<Icon as={CalendarIcon} size="sm" />}
        aria-label={words.subscribeTo(props.name)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {words.subscribe}
      </Button>
      {isOpen && (
        <Suspense>
          <SubscribeDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
