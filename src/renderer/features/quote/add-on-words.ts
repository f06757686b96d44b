import type { Quote } from '../../../shared/schemas/quotes/quote.ts';
import { bookWords } from '../../i18n/book-words.ts';

/** The optional covers of a quote, each with its level: `Breakdown assistance: In Europe too`. */
export function addOnWords({ policy: { addOns = [] } }: Pick<Quote, 'policy'>): string[] {
  return addOns.map(({ title, levelTitle }) => `${bookWords(title)}: ${bookWords(levelTitle)}`);
}
