/** A driver number of any country, as it is stored. */
export const DRIVER_NUMBER = /^[A-Z0-9]{5,25}$/;

/** What people write between the parts of a number. */
const BETWEEN = /[\s\-/.]/g;

/** The stored form of a driver number: capitals and digits alone. Undefined where it can be none. */
export function normaliseDriverNumber(text: string): string | undefined {
  const number = text.replace(BETWEEN, '').toUpperCase();
  return DRIVER_NUMBER.test(number) ? number : undefined;
}

const IRISH_OR_WITH_LETTERS = /^\d{9}$|[A-Z]/;

/** By the words of a licence: what its numbers look like, and what is said of another. */
const COUNTRIES: readonly {
  readonly licence: RegExp;
  readonly number: RegExp;
  readonly fault: 'nineDigits' | 'britishNumber';
}[] = [
  // Great Britain has 16 characters, Northern Ireland eight digits.
  {
    licence: /\b(UK|GB|British|Britain|United Kingdom|Northern Ireland|NI)\b/i,
    number: /^([A-Z0-9]{16}|\d{8})$/,
    fault: 'britishNumber',
  },
  // Item 4d of an Irish licence; one without a country is Irish here.
  {
    licence:
      /\b(Irish|Ireland|ROI)\b|^\s*(full|learner|novice|provisional)( (driving )?(licence|permit))?\s*$/i,
    number: /^\d{9}$/,
    fault: 'nineDigits',
  },
];

/**
 * What is wrong with a stored driver number for a licence, by the words for it: an Irish one has nine
 * digits, one of the United Kingdom 16 characters; of others, only that they have 5 to 25 is known.
 * Digits alone are an Irish number unless the licence is named.
 */
export function driverNumberFault(
  number: string,
  licenceType?: string,
): 'driverNumber' | 'nineDigits' | 'britishNumber' | undefined {
  if (!DRIVER_NUMBER.test(number)) return 'driverNumber';
  if (licenceType === undefined)
    return IRISH_OR_WITH_LETTERS.test(number) ? undefined : 'nineDigits';
  const country = COUNTRIES.find(({ licence }) => licence.test(licenceType));
  return country && !country.number.test(number) ? country.fault : undefined;
}
