/** A number that a spreadsheet took for one with decimals. */
const OF_A_CELL = /^([^.]{8,})\.0+$/;
/** An Irish number whose 0 a spreadsheet took away: eight digits behind it, or nine. */
const WITHOUT_ZERO = /^(?:[1-9]\d{7}|[2-9]\d{8})$/;
/** A number of Britain with the 0 that is dialled there alone. */
const BRITISH_ZERO = /^440(?=\d{9,10}$)/;

const withoutDecimals = (text: string): string => text.trim().replace(OF_A_CELL, '$1');
const digitsOf = (text: string): string => withoutDecimals(text).replace(/\D/g, '');

/** Whether a number begins with a country code. */
const isWrittenAbroad = (number: string): boolean => /^\(?(?:\+|00)/.test(number);

/**
 * The digits of a phone number, or of its beginning, as they are dialled in Ireland: `+353 (0)87 123
 * 4567`, `00353 87 1234567`, `087-123 4567`, and `871234567.0` of a spreadsheet are all `0871234567`. A
 * number of another country keeps its country code, without what stands for `+`.
 */
export function phoneDigits(text: string): string {
  const number = withoutDecimals(text);
  const isAbroad = isWrittenAbroad(number);
  const written = number.replace(isAbroad ? /\(0\)|\D/g : /\D/g, '');
  if (!isAbroad && WITHOUT_ZERO.test(written)) return `0${written}`;
  const digits = written.replace(/^00/, '').replace(BRITISH_ZERO, '44');
  const isIrish = digits.startsWith('353') && (isAbroad || digits.length >= LONG);
  return isIrish ? `0${digits.slice(3).replace(/^0/, '')}` : digits;
}

/**
 * What somebody may mean who types a phone number or a part of one: what {@link phoneDigits} says, and
 * where no `+` tells that it is the beginning, the end of a number, which may begin with `00` as well.
 */
export function typedPhones(text: string): readonly string[] {
  const digits = phoneDigits(text);
  return text.includes('+') ? [digits] : [...new Set([digits, digitsOf(text)])];
}

/** Digits of the shortest Irish number with the country code before it. */
const LONG = 11;

/** The shortest end of a phone number that finds it. */
export const SHORTEST_PHONE_END = 4;

/** Whether the digits of a part, from {@link phoneDigits}, find a phone number: by its beginning or end. */
export function isPhoneFound(number: string, part: string): boolean {
  const digits = phoneDigits(number);
  return digits.startsWith(part) || (part.length >= SHORTEST_PHONE_END && digits.endsWith(part));
}

/** The most digits of a number with its country code. ITU-T E.164. */
const MOST_DIGITS = 15;
/** The digits of the shortest number that a person has. */
const FEWEST_DIGITS = 6;

/**
 * A phone number as it is dialled in Ireland, `0871234567`, or with `+` and the code of another
 * country; undefined where the text is none, or several.
 */
export function internationalPhone(text: string): string | undefined {
  const written = text.trim();
  const digits = phoneDigits(written);
  const fits = digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS;
  if (!/^[+\d][\d\s()./-]*$|^\(\+?[\d\s()./-]+$/.test(written) || !fits) return undefined;
  const isAbroad = isWrittenAbroad(written) && !digits.startsWith('0');
  return isAbroad ? `+${digits}` : digits;
}
