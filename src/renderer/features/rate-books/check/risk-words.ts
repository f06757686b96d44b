import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { translate } from '../../../i18n/i18n.ts';
import { count } from '../../../i18n/money.ts';
import { inputName } from '../tables/input-name.ts';

type Inputs = RateBook['examples'][number]['inputs'];

/** The answers of a person or a risk, each with its name. */
function answers(inputs: object): string[] {
  return Object.entries(inputs).flatMap(([input, value]: [string, unknown]) => {
    if (typeof value === 'number') return [`${inputName(input)}: ${count(value)}`];
    return typeof value === 'string' ? [`${inputName(input)}: ${bookWords(value)}`] : [];
  });
}

/** A risk of an example in words: its cover, then its answers, and those of each named driver. */
export function riskWords({ cover, namedDrivers = [], ...inputs }: Inputs): string[] {
  const named = namedDrivers.map((driver) => answers(driver).join(', '));
  return [translate(`common:cover.${cover}`), ...answers(inputs), ...named];
}
