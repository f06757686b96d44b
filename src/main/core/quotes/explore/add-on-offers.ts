import { euro } from '../../../../shared/domain/money.ts';
import type { AddOnChoices } from '../../../../shared/schemas/quotes/preview.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Library } from '../../rate-books/library.ts';
import { addOnEvent, removalEvent } from '../change/add-on.ts';
import type { Happening } from '../history/happening.ts';
import { chosenLevels, replay } from '../history/replay.ts';
import type { QuoteWithHistory } from '../history/store.ts';
import { includedLevel } from '../price/add-on-levels.ts';

/**
 * What each level of each add-on would change about the premium of a quote, and what taking one off
 * would, in euro: by the very events that the change would add.
 */
export function addOnOffers(
  library: Library,
  { quote, events }: Pick<QuoteWithHistory, 'quote' | 'events'>,
  { addOns }: RateBook,
): AddOnChoices[] {
  const chosen = chosenLevels(events);
  const difference = (happening: Happening) => {
    const premiumCents = replay(library, quote, [...events, happening])?.premiumCents;
    return euro((premiumCents ?? quote.premiumCents) - quote.premiumCents);
  };
  return addOns.map(({ id, title, levels }) => {
    const present = chosen.get(id);
    const standing = present ?? includedLevel({ levels })?.level;
    return {
      addonType: id,
      title,
      levels: levels.map(({ level, title: words }) => ({
        level,
        title: words,
        difference: difference(addOnEvent(id, level)),
      })),
      ...(present === undefined ? {} : { without: difference(removalEvent(id)) }),
      ...(standing === undefined ? {} : { chosen: standing }),
    };
  });
}
