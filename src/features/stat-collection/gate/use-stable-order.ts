import { useState } from "react";

/**
 * The players in the order in which they stood when the list opened: a number edited in a row
 * must not move the row from under the finger. Newcomers stand at the end.
 */
export function useStableOrder<Each extends { readonly id: string }>(
  players: readonly Each[],
): readonly Each[] {
  const [order] = useState(() => players.map(({ id }) => id));
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: Each) => place.get(id) ?? order.length;
  return [...players].sort((a, b) => placeOf(a) - placeOf(b));
}
