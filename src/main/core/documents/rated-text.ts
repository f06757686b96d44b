import { englishWord, plainChoice } from '../../../shared/domain/quote-fields/choices.ts';
import { COVERS, coverTitle } from '../../../shared/domain/quotes/cover.ts';
import { amount, shortMoney } from './format.ts';

/** An amount of euro, alone or in a sentence, with or without commas. */
const EURO = /(?<![\d.,])((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?) euro\b/g;

/** A percentage as the explanation writes it. */
const SPACED_PERCENT = /(?<=\d) %/g;

/** The whole part of a number with another unit, alone. */
const WHOLE = /^\d+(?=(?:\.\d+)? [^\s\d]+$)/;

/**
 * What rating counted an answer as, inside a sentence: the cover by its name, amounts as everywhere in
 * documents, numbers grouped.
 */
export function ratedText(input: string): string {
  const cover = COVERS.find((each) => each === input);
  if (cover) return coverTitle[cover];
  const choice = plainChoice(input);
  if (choice) return englishWord(choice, input);
  return input
    .replace(EURO, (_, euro) => shortMoney(Number(euro.replaceAll(',', ''))))
    .replace(SPACED_PERCENT, '%')
    .replace(WHOLE, (whole) => amount(Number(whole)));
}

const ANSWERS: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

/** The same where it stands alone. */
export const ratedAlone = (input: string): string => ANSWERS[input] ?? ratedText(input);
