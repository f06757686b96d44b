const files = new Map<string, string>();

/**
 * Keeps the content of an opened file until its screen reads it: it stands in no address, as the
 * history of a browser is no place for a customer's data.
 * @returns the id under which it is read
 */
export function keepOpenedFile(contentBase64: string): string {
  const id = crypto.randomUUID();
  files.clear();
  files.set(id, contentBase64);
  return id;
}

/** The content in Base64; undefined where another file was opened since, or the page was loaded again. */
export function openedFile(id: string): string | undefined {
  return files.get(id);
}
