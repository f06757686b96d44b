import { irishText, readDay } from '../../../../shared/domain/date.ts';
import { normaliseDriverNumber } from '../../../../shared/domain/driver-number.ts';
import { normaliseEircode } from '../../../../shared/domain/eircode.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import {
  dayAsWritten,
  epochOf,
  momentFault,
  readMoment,
} from '../../../../shared/domain/moment.ts';
import { wordsOf } from '../../../../shared/domain/quote-fields/choices.ts';
import type { FieldKind, QuoteField } from '../../../../shared/domain/quote-fields/quote-field.ts';
import { LITRES_BELOW } from '../../../../shared/domain/quote-fields/write-document.ts';
import { ADD_ONS } from '../../../../shared/domain/quotes/add-on.ts';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import { normaliseVrm } from '../../../../shared/domain/registration.ts';
import { type TextNeed, textFault } from '../../../../shared/domain/text/text-fault.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';

/** A value that was read, perhaps with a remark; or what is wrong with its text. */
export type Read =
  | { readonly value: string | number | boolean; readonly warning?: Message }
  | { readonly fault: Message };

/** What JSON may have in the place of a text. */
export type Typed = 'boolean' | 'number';

/** The longest text of one element, in characters. */
export const LONGEST = 200;

/** The largest number taken; far beyond any real one, and exact. */
export const LARGEST = 1_000_000_000;

/** As pretty-printers wrap a text, and people indent it. */
const SPACES = /[ \t\r\n]+/g;

function readText(given: string, need: TextNeed, typed?: Typed): Read {
  // No one is called true: another value stands where the text belongs.
  if (typed === 'boolean') return { fault: message('textOnly') };
  const text = given.replace(SPACES, ' ');
  // A text has no more characters than UTF-16 units, and these are counted already.
  if (text.length > LONGEST && [...text].length > LONGEST) {
    return { fault: message('tooLong', { most: LONGEST }) };
  }
  const fault = textFault(text, need);
  if (fault) return { fault };
  const value = tidy(text);
  // Where a character without width is removed, spaces may meet or come to the edge.
  return { value: value === text ? text : value.replace(SPACES, ' ').trim() };
}

/** A number as XML Schema's decimals and doubles are written, and JSON's: `+5`, `005`, `.5`, `1.0E4`. */
const NUMBER = /^[+-]?(?:\d+(?:\.(\d*))?|\.(\d+))(?:[eE]([+-]?\d{1,3}))?$/;

const MOST_DECIMALS = 6;

/** How many decimal places a number has as it is written: an exponent moves its point. */
function decimals([, behind, alone, exponent = '0']: readonly (string | undefined)[]): number {
  return (behind ?? alone ?? '').length - Number(exponent);
}

/** A number from 0 to {@link LARGEST}; `wanted` says what a text that is none should be. */
function readNumber(
  text: string,
  wanted = message('number'),
): { readonly value: number } | { readonly fault: Message } {
  const match = NUMBER.exec(text);
  const value = Number(text);
  if (!match || value < 0) return { fault: wanted };
  if (value > LARGEST) return { fault: message('atMost', { most: LARGEST }) };
  // Not the negative zero of `-0`.
  return decimals(match) > MOST_DECIMALS ? { fault: message('sixDecimals') } : { value: value + 0 };
}

/** `2019.0` is a whole number, as it is in JSON; an exponent belongs to a number that need not be one. */
function readInteger(text: string, wanted = message('wholeNumber')): ReturnType<typeof readNumber> {
  const read = readNumber(text, wanted);
  if ('fault' in read) return read;
  return Number.isInteger(read.value) && !/e/i.test(text) ? read : { fault: wanted };
}

/** A point before three digits divides thousands in some countries, and cents of no one. */
const THOUSANDS = /^([1-9]\d{0,2})\.(\d{3})$/;

function readMoney(text: string, typed?: Typed): Read {
  // A number of JSON is written in one way alone.
  if (typed === 'number') return readNumber(text);
  const [, whole, part] = THOUSANDS.exec(text) ?? [];
  if (whole === undefined) return readNumber(text);
  return { fault: message('thousands', { thousands: `${whole}${part}`, text }) };
}

/** Of a car: two digits would be one of two thousand years ago. */
export const YEARS = { first: 1900, last: 2099 };

function readYear(text: string): Read {
  const wanted = message('fullYear');
  const read = readInteger(text, wanted);
  if ('fault' in read) return { fault: wanted };
  const { value } = read;
  return value >= YEARS.first && value <= YEARS.last ? read : { fault: wanted };
}

function readEngine(text: string): Read {
  const read = readNumber(text, message('engineSize'));
  if ('fault' in read) return read;
  const { value } = read;
  return { value: Math.round(value > 0 && value < LITRES_BELOW ? value * 1000 : value) };
}

/** One of some words, written exactly so. */
function readWord(text: string, words: readonly string[]): Read {
  return words.includes(text)
    ? { value: text }
    : { fault: message('oneOf', { choices: words.join(', ') }) };
}

/** What a reader may need to know of a field. */
export type ReadableField = Pick<QuoteField, 'kind' | 'choices'>;

/** A reader for each kind of element. */
const readers: Record<FieldKind, (text: string, field: ReadableField, typed?: Typed) => Read> = {
  name: (text, _, typed) => readText(text, 'letter', typed),
  text: (text, _, typed) => readText(text, 'visible', typed),
  moment: (text) => {
    const moment = readMoment(text);
    if (!moment) return { fault: message(momentFault(text)) };
    if (!moment.hadOffset) return { value: moment.text, warning: message('noOffset') };
    const meant = dayAsWritten(moment);
    if (!meant) return { value: moment.text };
    const said = { read: meant.text, instant: irishText(epochOf(moment.text) ?? 0) };
    return { value: meant.text, warning: message('dayAsWritten', said) };
  },
  day: (text) => {
    const day = readDay(text);
    return day === undefined ? { fault: message('existingDate') } : { value: day };
  },
  cover: (text) => readWord(text, COVERS),
  addOn: (text) => readWord(text, ADD_ONS),
  vrm: (text) => {
    const vrm = normaliseVrm(text);
    return vrm === undefined ? { fault: message('registration') } : { value: vrm };
  },
  eircode: (text) => {
    const code = normaliseEircode(text);
    return code === undefined ? { fault: message('eircode') } : { value: code };
  },
  integer: (text) => readInteger(text),
  year: readYear,
  number: (text) => readNumber(text),
  money: (text, _, typed) => readMoney(text, typed),
  engine: readEngine,
  boolean: (text) =>
    text === 'true' || text === 'false' || text === '1' || text === '0'
      ? { value: text === 'true' || text === '1' }
      : { fault: message('trueOrFalse') },
  choice: (text, { choices }) => readWord(text, choices === undefined ? [] : wordsOf(choices)),
  driverNumber: (text) => {
    const number = normaliseDriverNumber(text);
    return number === undefined ? { fault: message('driverNumber') } : { value: number };
  },
};

/** Reads the text of one element by its kind. @param typed where JSON has no text there */
export function readField(field: ReadableField, text: string, typed?: Typed): Read {
  return readers[field.kind](text, field, typed);
}
