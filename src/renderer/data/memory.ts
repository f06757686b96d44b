/** A word that this computer's page kept under a name; null where there is none. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a word under a name; a page that may keep nothing forgets it when it is left. */
export function remember(name: string, word: string): void {
  try {
    localStorage.setItem(name, word);
  } catch {
    // Then each visit begins with the usual.
  }
}
