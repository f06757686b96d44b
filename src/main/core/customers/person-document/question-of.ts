import { itemPlace } from '../../../../shared/domain/quote-fields/item-path.ts';
import { QUESTIONS } from '../../documents/templates/questions.ts';
import { ENGLISH_WORDS } from '../../documents/words/words.ts';

/** What is chosen next to the questions, and has a name of its own. */
const CHOSEN: Readonly<Record<string, string>> = {
  'Policy/Product': 'Insurer',
  'Policy/Excess': 'Excess',
  product: 'Insurer',
  excess: 'Excess',
  addOns: 'Optional cover',
};

const ASKED: Readonly<Record<string, string>> = ENGLISH_WORDS.facts.asks;
const ASKED_OF_ITEMS: Readonly<
  Record<string, { readonly item: string; readonly asks: Readonly<Record<string, string>> }>
> = ENGLISH_WORDS.facts.items;

function ofItem(path: string): string | undefined {
  const place = itemPlace(path);
  const questions = place && ASKED_OF_ITEMS[place.list];
  if (!questions) return undefined;
  const item = `${questions.item} ${place.position}`;
  const asks = place.name === undefined ? undefined : questions.asks[place.name];
  return asks === undefined ? item : `${item}: ${asks}`;
}

const ORDER = Object.keys(QUESTIONS);

/** Where the statement of fact asks for a place of the quote document; lists and choices come last. */
export function orderOf(path: string): number {
  const at = ORDER.indexOf(path);
  return at === -1 ? ORDER.length : at;
}

/** The question that a place of the quote document answers, as the statement of fact asks it. */
export function questionOf(path: string): string {
  return ASKED[path] ?? ofItem(path) ?? CHOSEN[path] ?? path;
}
