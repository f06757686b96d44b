/** A text that a spreadsheet would take for a formula, with any apostrophes before it. */
const FORMULA = /^'*[=+\-@\t\r]/;

const APOSTROPHE = "'";

/** A text for a cell of CSV: an apostrophe keeps one that begins as a formula does a text (CWE-1236). */
export const asCellText = (text: string): string => (FORMULA.test(text) ? APOSTROPHE + text : text);

/** The text of a cell without the apostrophe that {@link asCellText} puts before it. */
export const fromCellText = (text: string): string =>
  text.startsWith(APOSTROPHE) && FORMULA.test(text) ? text.slice(1) : text;
