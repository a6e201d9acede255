export async function copyText(text: string): Promise<boolean> {
  // This must come before any wait, because some browsers refuse the clipboard after one.
  const copied = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return (await copied) ?? false;
}
