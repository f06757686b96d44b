import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { WhatIf } from '../../../../shared/schemas/quotes/what-if.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { language, translate } from '../../../i18n/i18n.ts';
import { money } from '../../../i18n/money.ts';

type Change = WhatIf['changes'][number];

/** How many are named: the table has all. */
const MOST = 3;

const isWithout = ({ to }: Change) => typeof to === 'object' && to.code === 'withoutIt';

/** The excess first, then who or what may be left out: what a broker offers before anything else. */
const rank = (change: Change) => (change.id === 'excess' ? 0 : isWithout(change) ? 1 : 2);

/**
 * What would lower the price under the same cover and can be chosen truthfully, each thing once: the excess,
 * what may be left out, the rest by its saving. Nothing where the premium was set by hand.
 */
export function savingsOf({ changes, setByHand }: WhatIf): Change[] {
  if (setByHand) return [];
  const saving = changes
    .filter(({ id, changeable, difference }) => changeable && difference < 0 && id !== 'cover')
    .sort((a, b) => a.difference - b.difference);
  const isFirst = (one: Change, at: number) =>
    saving.findIndex(({ id, from }) => id === one.id && bookWords(from) === bookWords(one.from)) ===
    at;
  return saving
    .filter(isFirst)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
}

/** A title within a sentence: `alarm`, but `NCB`. */
const within = (title: string) =>
  /^\p{Lu}\p{Lu}/u.test(title)
    ? title
    : `${title.slice(0, 1).toLocaleLowerCase(language())}${title.slice(1)}`;

/** What is changed, as a part of a sentence: `€500 excess`, `without Niamh`. */
function partOf(change: Change, { drivers = [] }: Pick<Quote, 'drivers'>): string {
  const { id, title, from, to } = change;
  if (id === 'excess') return translate('quote:savings.excess', { excess: bookWords(to) });
  const position = typeof from === 'object' ? from.values?.position : undefined;
  const named = typeof position === 'number' ? drivers[position - 1]?.firstName : undefined;
  if (isWithout(change)) {
    return translate('quote:savings.without', { what: named ?? within(bookWords(title)) });
  }
  return translate('quote:savings.other', { what: within(bookWords(title)), to: bookWords(to) });
}

/** The best next price in one sentence: `€500 excess saves €103.90; without Niamh €106.61`; empty where nothing saves. */
export function savingsSentence(whatIf: WhatIf, quote: Pick<Quote, 'drivers'>): string {
  const parts = savingsOf(whatIf).map((change, at) =>
    translate(at === 0 ? 'quote:savings.first' : 'quote:savings.more', {
      what: partOf(change, quote),
      amount: money(-change.difference),
    }),
  );
  const text = parts.join('; ');
  return `${text.slice(0, 1).toLocaleUpperCase(language())}${text.slice(1)}`;
}
