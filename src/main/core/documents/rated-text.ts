import { COVERS, coverTitle } from '../../../shared/schemas/quotes/cover.ts';
import { amount, money } from './format.ts';

/** An amount of euro, alone or in a sentence. */
const EURO = /(?<![\d.])(\d+(?:\.\d+)?) euro\b/g;

/** A percentage as the explanation writes it. */
const SPACED_PERCENT = /(?<=\d) %/g;

/** The whole part of a number with another unit, alone. */
const WHOLE = /^\d+(?=(?:\.\d+)? [^\s\d]+$)/;

/** With cents only where there are some. */
const shortMoney = (euro: number) => (Number.isInteger(euro) ? `€${amount(euro)}` : money(euro));

/**
 * What rating counted an answer as, inside a sentence: the cover by its name, amounts as everywhere in
 * documents, numbers grouped.
 */
export function ratedText(input: string): string {
  const cover = COVERS.find((each) => each === input);
  if (cover) return coverTitle[cover];
  return input
    .replace(EURO, (_, euro) => shortMoney(Number(euro)))
    .replace(SPACED_PERCENT, '%')
    .replace(WHOLE, (whole) => amount(Number(whole)));
}

const ANSWERS: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

/** The same where it stands alone. */
export const ratedAlone = (input: string): string => ANSWERS[input] ?? ratedText(input);
