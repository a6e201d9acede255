const FORM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of an id; the server rejects queries for anything else. */
export function isUuid(text: string): boolean {
  return FORM.test(text);
}
