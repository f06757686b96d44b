/**
 * The digits of a phone number, or of its beginning, as they are dialled in Ireland: `+353 (0)87 123
 * 4567`, `00353 87 1234567` and `087-123 4567` are all `0871234567`. A number of another country keeps
 * its country code, without what stands for `+`.
 */
export function phoneDigits(text: string): string {
  const written = text.trim();
  const isAbroad = /^(?:\+|00)/.test(written);
  const digits = written.replace(isAbroad ? /\(0\)|\D/g : /\D/g, '').replace(/^00/, '');
  const isIrish = digits.startsWith('353') && (isAbroad || digits.length >= LONG);
  return isIrish ? `0${digits.slice(3).replace(/^0/, '')}` : digits;
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
  if (!/^[+\d][\d\s()./-]*$|^\([\d\s()./-]+$/.test(written) || !fits) return undefined;
  const isAbroad = /^(?:\+|00)/.test(written) && !digits.startsWith('0');
  return isAbroad ? `+${digits}` : digits;
}
