/** Letters that people type or scan for a digit. */
const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/** Digits that people type for a letter. */
const LETTERS: Readonly<Record<string, string>> = {
  0: 'O',
  1: 'I',
  2: 'Z',
  5: 'S',
  6: 'G',
  8: 'B',
};

const replaced = (text: string, table: Readonly<Record<string, string>>): string =>
  [...text].map((each) => table[each] ?? each).join('');

/** A text in capitals, with a digit for each letter that looks like one: `I9S` is `195`. */
export const asDigits = (text: string): string => replaced(text, DIGITS);

/** A text in capitals, with a letter for each digit that looks like one: `0Y` is `OY`. */
export const asLetters = (text: string): string => replaced(text, LETTERS);
