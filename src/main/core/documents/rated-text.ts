import { COVERS, coverTitle } from '../../../shared/schemas/quotes/cover.ts';
import { amount } from './format.ts';

/** The whole part of a number with its unit, alone, or of an amount of euro in a sentence. */
const WHOLE = /^\d+(?=(?:\.\d+)? [^\s\d]+$)|(?<![\d.])\d+(?=(?:\.\d+)? euro\b)/g;

/** What rating counted an answer as, inside a sentence: the cover by its name, numbers grouped. */
export function ratedText(input: string): string {
  const cover = COVERS.find((each) => each === input);
  return cover ? coverTitle[cover] : input.replace(WHOLE, (whole) => amount(Number(whole)));
}

const ANSWERS: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

/** The same where it stands alone. */
export const ratedAlone = (input: string): string => ANSWERS[input] ?? ratedText(input);
