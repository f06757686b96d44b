/** A part of a text to replace; where both offsets are the same, to insert. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A text with edits, which do not overlap; several at one place stay in their order. */
export function splice(text: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((a, b) => a.from - b.from);
  let out = '';
  let after = 0;
  for (const edit of sorted) {
    out += text.slice(after, edit.from) + edit.text;
    after = edit.to;
  }
  return out + text.slice(after);
}
