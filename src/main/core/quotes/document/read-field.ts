import { momentFault, readDay, readMoment } from '../../../../shared/domain/date.ts';
import { EIRCODE_RULE, normaliseEircode } from '../../../../shared/domain/eircode.ts';
import { UNPRINTABLE } from '../../../../shared/domain/printable.ts';
import type { FieldKind } from '../../../../shared/domain/quote-fields/quote-field.ts';
import { normaliseVrm, VRM_RULE } from '../../../../shared/domain/registration.ts';
import { COVERS } from '../../../../shared/schemas/cover.ts';

/** A value that was read, perhaps with a remark; or what is wrong with its text. */
export type Read =
  | { readonly value: string | number | boolean; readonly warning?: string }
  | { readonly fault: string };

/** The longest text of one element, in characters. */
export const LONGEST = 200;

/** The largest number taken; far beyond any real one, and exact. */
export const LARGEST = 1_000_000_000;

// Half of a character, as JSON may have, can't print either.
const NOT_PRINTED = new RegExp(`[${UNPRINTABLE}\\p{Cs}]`, 'u');

/** As pretty-printers wrap a text, and people indent it. */
const SPACES = /[ \t\r\n]+/g;

function readText(given: string): Read {
  const text = given.replace(SPACES, ' ');
  // A text has no more characters than UTF-16 units, and these are counted already.
  if (text.length > LONGEST && [...text].length > LONGEST) {
    return { fault: `is longer than ${LONGEST} characters` };
  }
  if (NOT_PRINTED.test(text)) return { fault: 'holds control characters' };
  return { value: text };
}

const NUMBER = /^[+-]?\d+(?:\.(\d+))?$/;

/** As JSON's own numbers are written from 1e21 on. */
const HUGE = /^\d(\.\d+)?e\+\d+$/;

const MOST_DECIMALS = 6;

/** A number from 0 to {@link LARGEST}; `wanted` says what a text that is none should be. */
function readNumber(
  text: string,
  wanted = 'must be a number, 0 or more',
): { readonly value: number } | { readonly fault: string } {
  const match = NUMBER.exec(text);
  const value = Number(text);
  if (value > LARGEST && (match || HUGE.test(text))) {
    return { fault: `must be no more than ${LARGEST}` };
  }
  if (!match || value < 0) return { fault: wanted };
  const isLong = (match[1] ?? '').length > MOST_DECIMALS;
  return isLong ? { fault: 'must have at most six decimals' } : { value };
}

function readInteger(text: string): Read {
  const wanted = 'must be a whole number, 0 or more';
  const read = readNumber(text, wanted);
  return 'fault' in read || Number.isInteger(read.value) ? read : { fault: wanted };
}

/** Of a car: two digits would be one of two thousand years ago. */
const YEAR = /^(19|20)\d\d$/;

/** Litres below this, cubic centimetres from here on. */
export const LITRES_BELOW = 20;

function readEngine(text: string): Read {
  const read = readNumber(text, 'must be a number, in cubic centimetres');
  if ('fault' in read) return read;
  const { value } = read;
  return { value: Math.round(value > 0 && value < LITRES_BELOW ? value * 1000 : value) };
}

/** A reader for each kind of element. */
const readers: Record<FieldKind, (text: string) => Read> = {
  text: readText,
  moment: (text) => {
    const moment = readMoment(text);
    if (!moment) return { fault: momentFault(text) };
    return moment.hadOffset
      ? { value: moment.text }
      : { value: moment.text, warning: 'has no offset and was read as Irish time' };
  },
  day: (text) => {
    const day = readDay(text);
    return day === undefined ? { fault: 'must be an existing date, YYYY-MM-DD' } : { value: day };
  },
  cover: (text) =>
    COVERS.some((cover) => cover === text)
      ? { value: text }
      : { fault: `must be one of ${COVERS.join(', ')}` },
  vrm: (text) => {
    const vrm = normaliseVrm(text);
    return vrm === undefined ? { fault: VRM_RULE } : { value: vrm };
  },
  eircode: (text) => {
    const code = normaliseEircode(text);
    return code === undefined ? { fault: EIRCODE_RULE } : { value: code };
  },
  integer: readInteger,
  year: (text) =>
    YEAR.test(text)
      ? { value: Number(text) }
      : { fault: 'must be a year of four digits, from 1900 to 2099' },
  number: (text) => readNumber(text),
  money: (text) => readNumber(text),
  engine: readEngine,
  boolean: (text) =>
    text === 'true' || text === 'false' || text === '1' || text === '0'
      ? { value: text === 'true' || text === '1' }
      : { fault: 'must be true or false' },
};

/** Reads the text of one element by its kind. */
export function readField(kind: FieldKind, text: string): Read {
  return readers[kind](text);
}
