/** What a cell holds; an empty cell is undefined. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'number';
      readonly value: number;
      /** How a person sees it; absent: as it is. */
      readonly format?: 'euro';
      /** Whether a formula gave it. */
      readonly isCalculated?: boolean;
    }
  | { readonly kind: 'flag'; readonly value: boolean }
  /** `YYYY-MM-DD`, with `THH:MM` behind it where the cell has a time of day, too. */
  | { readonly kind: 'day'; readonly day: string }
  /** What a formula gave instead of a value, as `#DIV/0!`. */
  | { readonly kind: 'error'; readonly error: string }
  /** A formula whose value was never calculated and saved. */
  | { readonly kind: 'uncalculated' };

export type Row = readonly (Cell | undefined)[];

/** A block of cells that are merged into one; rows and columns count from 1. */
export interface Merged {
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
}

/** A sheet of a workbook. Its first row names the columns. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly isHidden?: boolean;
  readonly merged?: readonly Merged[];
}

/** Where in a workbook something stands; rows and columns count from 1. */
export interface CellPlace {
  readonly sheet: string;
  /** Absent: the sheet as a whole. */
  readonly row?: number;
  /** Absent: the row as a whole. */
  readonly column?: number;
}

const LETTERS = 26;
const BEFORE_A = 64;

/** The letters of a column from 1, as a spreadsheet shows them: 28 is AB. */
export function columnLetters(column: number): string {
  const rest = (column - 1) % LETTERS;
  const before = (column - 1 - rest) / LETTERS;
  return (before > 0 ? columnLetters(before) : '') + String.fromCharCode(BEFORE_A + 1 + rest);
}

/** The number of a column, from 1, by its letters. */
export function columnNumber(letters: string): number {
  return [...letters].reduce(
    (number, letter) => number * LETTERS + letter.charCodeAt(0) - BEFORE_A,
    0,
  );
}

/** A place as formulas name it: `'Vehicle value'!B4`. */
export function placeText({ sheet, row, column }: CellPlace): string {
  const name = /^[A-Za-z]\w*$/.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  if (row === undefined) return name;
  return column === undefined ? `${name} row ${row}` : `${name}!${columnLetters(column)}${row}`;
}

export const textCell = (text: string): Cell => ({ kind: 'text', text });

/** Excel allows so many characters. */
const LONGEST = 31;

/** A text without what Excel refuses in the name of a sheet. */
const allowed = (text: string) =>
  text
    .replaceAll(/[\\/?*:[\]\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s']+|[\s']+$/g, '');

/**
 * Gives names to the sheets of a workbook.
 * @param taken the names that are there already, and `History`, which Excel keeps for itself
 * @returns a function that names a sheet after a title, with a number where that name is taken
 */
export function sheetNames(taken: readonly string[]): (title: string, ending?: string) => string {
  const names = new Set([...taken, 'History'].map((name) => name.toLowerCase()));
  return (title, ending = '') => {
    for (let count = 1; ; count += 1) {
      const rest = `${ending}${count === 1 ? '' : ` ${count}`}`;
      const name =
        `${allowed([...title].slice(0, LONGEST).join('')).slice(0, LONGEST - rest.length)}${rest}`.trim();
      if (name !== '' && !names.has(name.toLowerCase())) {
        names.add(name.toLowerCase());
        return name;
      }
    }
  };
}
