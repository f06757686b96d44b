const HEADER = /^%PDF-[12]\.\d/;
/** Where the cross-reference table begins; the end of a file may follow it. ISO 32000-1 7.5.5 */
const END = /startxref\s+(\d+)\s+%%EOF\s*$/;
/** A table, or a stream with the same. */
const CROSS_REFERENCES = /^\s*(xref\b|\d+\s+\d+\s+obj\b)/;
/** How much of the end is looked at. */
const TAIL = 1024;

function text(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** Whether bytes are a PDF from its header to its end: one that was cut off is none. */
export function isPdf(bytes: Uint8Array): boolean {
  if (!HEADER.test(text(bytes.subarray(0, 16)))) return false;
  const end = END.exec(text(bytes.subarray(-TAIL)).trimEnd());
  if (!end) return false;
  const at = Number(end[1]);
  return CROSS_REFERENCES.test(text(bytes.subarray(at, at + 32)));
}
