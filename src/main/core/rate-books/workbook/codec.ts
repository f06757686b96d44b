import { readDay } from '../../../../shared/domain/date.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { centsOf, euro } from '../../../../shared/domain/money.ts';
import { type Cell, textCell } from './sheet.ts';

/** Between the items of a list. */
const SEPARATOR = ';';

const QUOTED = /^"((?:[^"]|"")*)"$/;
const ITEM = /\s*("(?:[^"]|"")*"\s*(?=;|$)|[^;]*)(;|$)/y;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/**
 * The text of a cell without the space around it. A text in double quotes stands for what is between
 * them, as in CSV (RFC 4180): so the empty text can be written, and space at an end.
 */
export function readText(written: string): string {
  const text = written.trim();
  return QUOTED.exec(text)?.[1]?.replaceAll('""', '"') ?? text;
}

/** A text so that {@link readText} reads it: in quotes only where it has to be. */
export function writeText(text: string): string {
  return text !== '' && readText(text) === text ? text : quoted(text);
}

/** The items of a cell, with semicolons between them; an item with a semicolon stands in quotes. */
export function readList(written: string): string[] {
  const items: string[] = [];
  ITEM.lastIndex = 0;
  for (let rest = written.trim() !== ''; rest; ) {
    const [, item = '', end] = ITEM.exec(written) ?? [];
    items.push(readText(item));
    rest = end === SEPARATOR;
  }
  return items;
}

/** Items as {@link readList} reads them. */
export function writeList(items: readonly string[]): string {
  return items
    .map((item) => (/;|^"/.test(item) ? quoted(item) : writeText(item)))
    .join(`${SEPARATOR} `);
}

/** A value of a rate book, or why a cell holds none. */
export type Decoded = { readonly value: unknown } | { readonly problem: Message };

/** How one kind of value stands in a cell. */
export interface Codec {
  /** The cell of a value; undefined where the kind has none for it. */
  readonly write: (value: unknown) => Cell | undefined;
  readonly read: (cell: Cell) => Decoded;
}

const value = (value: unknown): Decoded => ({ value });
const problem = (problem: Message): Decoded => ({ problem });

/** What a cell is where it should be something else. */
function mismatch(cell: Cell, expected: Message): Decoded {
  if (cell.kind === 'error') return problem(message('cellError', { error: cell.error }));
  if (cell.kind === 'uncalculated') return problem(message('cellUncalculated'));
  return problem(expected);
}

/** Excel itself keeps and shows so many digits of what a formula gives. */
const DIGITS = 15;

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const COMMA = /^[+-]?\d*,\d+$/;
const PERCENT = /%$/;

function numberOfText(text: string): Decoded {
  if (PLAIN.test(text)) return value(Number(text));
  if (COMMA.test(text)) return problem(message('cellComma', { text }));
  if (PERCENT.test(text)) return problem(message('cellPercent', { text }));
  return problem(message('cellNotNumber', { text }));
}

/** The number of a cell; of a text, where it is a plain decimal. */
function readNumber(cell: Cell): Decoded {
  if (cell.kind === 'number') {
    return value(cell.isCalculated ? Number(cell.value.toPrecision(DIGITS)) : cell.value);
  }
  if (cell.kind === 'text') return numberOfText(cell.text.trim());
  if (cell.kind === 'day') return problem(message('cellDayForNumber', { day: cell.day }));
  return mismatch(cell, message('cellNotNumber', { text: 'TRUE/FALSE' }));
}

/** The text of a cell that is read as one; a number counts as the text that it shows. */
function readWritten(cell: Cell, read: (text: string) => unknown): Decoded {
  if (cell.kind === 'text') return value(read(cell.text));
  if (cell.kind === 'day') return problem(message('cellDayForText', { day: cell.day }));
  const number = cell.kind === 'number' ? readNumber(cell) : undefined;
  if (number && 'value' in number) return value(read(`${number.value}`));
  return mismatch(cell, message('cellFlagForText'));
}

const FLAGS: { readonly [word: string]: boolean | undefined } = {
  true: true,
  yes: true,
  false: false,
  no: false,
};

function readFlag(cell: Cell): Decoded {
  if (cell.kind === 'flag') return value(cell.value);
  const flag = cell.kind === 'text' ? FLAGS[cell.text.trim().toLowerCase()] : undefined;
  return flag === undefined ? mismatch(cell, message('cellNotFlag')) : value(flag);
}

/** A whole day, or a text of that form, whose day the checks of the book look at. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Before it, the spreadsheets disagree on the number of a day: 1900 was no leap year. */
const FIRST_DAY = '1900-03-01';

function readDayCell(cell: Cell): Decoded {
  const text = cell.kind === 'day' ? cell.day : cell.kind === 'text' ? cell.text.trim() : '';
  return DAY.test(text) ? value(text) : mismatch(cell, message('cellNotDay'));
}

function readEuro(cell: Cell): Decoded {
  const read = readNumber(cell);
  if (!('value' in read) || typeof read.value !== 'number') return read;
  const cents = centsOf(read.value);
  return cents === undefined
    ? problem(message('cellNotCents', { value: read.value }))
    : value(cents);
}

/** The kinds of values, by their names. */
export const CODECS = {
  text: {
    write: (given) => (typeof given === 'string' ? textCell(writeText(given)) : undefined),
    read: (cell) => readWritten(cell, readText),
  },
  /** Texts in one cell. */
  list: {
    write: (given) =>
      Array.isArray(given) && given.length > 0 ? textCell(writeList(given)) : undefined,
    read: (cell) => readWritten(cell, readList),
  },
  number: {
    write: (given) => (typeof given === 'number' ? { kind: 'number', value: given } : undefined),
    read: readNumber,
  },
  /** Cents in the book, euro in the cell. */
  euro: {
    write: (given) =>
      typeof given === 'number'
        ? { kind: 'number', value: euro(given), format: 'euro' }
        : undefined,
    read: readEuro,
  },
  flag: {
    write: (given) => (typeof given === 'boolean' ? { kind: 'flag', value: given } : undefined),
    read: readFlag,
  },
  day: {
    write: (given) => {
      if (typeof given !== 'string') return undefined;
      const isDay = readDay(given) !== undefined && given >= FIRST_DAY;
      return isDay ? { kind: 'day', day: given } : textCell(given);
    },
    read: readDayCell,
  },
} as const satisfies Record<string, Codec>;

export type CodecName = keyof typeof CODECS;
