export async function copyText(text: string): Promise<boolean> {
  // Before any wait: some browsers refuse the clipboard after one.
  const copied = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return (await copied) ?? false;
}
