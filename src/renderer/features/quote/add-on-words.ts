import type { AddOnChoices } from '../../../shared/schemas/quotes/preview.ts';
import { bookWords } from '../../i18n/book-words.ts';

/** The add-ons that are chosen, each with its level: `Breakdown assistance: In Europe too`. */
export function chosenAddOns(addOns: readonly AddOnChoices[]): string[] {
  return addOns.flatMap(({ title, levels, chosen }) =>
    levels
      .filter(({ level }) => level === chosen)
      .map((level) => `${bookWords(title)}: ${bookWords(level.title)}`),
  );
}
