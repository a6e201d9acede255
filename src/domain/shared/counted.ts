/** Returns "1 game" or "2 games"; `many` is needed where an "s" does not make the plural. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
