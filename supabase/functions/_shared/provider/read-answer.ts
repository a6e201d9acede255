/** An answer grew beyond what is read. */
export class TooLargeError extends Error {}

/**
 * Reads the body of an answer as text.
 * @throws TooLargeError as soon as it is longer than `mostBytes`.
 */
export async function readText(answer: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) return text + decoder.decode();
    bytes += part.value.byteLength;
    if (bytes > mostBytes) {
      await reader?.cancel();
      throw new TooLargeError();
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

/**
 * Parses JSON and leaves out addresses and phone numbers of people, which nobody here needs (D13).
 * Undefined when it is no JSON.
 */
export function parseWithoutContacts(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) =>
      /e-?mail|phone/i.test(key) ? undefined : value,
    );
  } catch (error) {
    // A RangeError comes from lists nested without end.
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
