export const errorMessages = {
  seasonLeaders: "See the Season's Leaders",
  unsaved: (count: number) =>
    count === 1
      ? "1 entry that could not be stored is kept by this browser. Export it to be safe."
      : `${count} entries that could not be stored are kept by this browser. Export them to be safe.`,
  exported: (count: number) =>
    `${count === 1 ? "1 entry is" : `${count} entries are`} in the file.`,
} as const;
