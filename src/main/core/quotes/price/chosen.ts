import { itemPath } from '../../../../shared/domain/quote-fields/item-path.ts';
import type { FieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { ListPath } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import type { InputError } from '../../../../shared/result/result.ts';
import type { Choices } from '../../../../shared/schemas/quotes/choices.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { QuoteEventData } from '../history/event-data.ts';
import { CHOSEN_WITH_QUOTE } from '../history/state.ts';
import { addOnLevel, unknownLevel } from './add-on-levels.ts';
import { outsideLimits } from './limits.ts';

/** The events that make a choice, before their premium is known; and what can't be chosen. */
export interface Chosen {
  readonly newEvents: readonly ChoiceMade[];
  readonly errors: readonly InputError[];
}
export type ChoiceMade = Extract<QuoteEventData, { kind: 'overridden' | 'addOn' }>;

/** What the faults of choices are named by. */
export interface ChoicePlaces {
  readonly excess: string;
  /** An add-on, by its place among them, from 0. */
  readonly addOn: (at: number) => string;
  /** The level of an add-on. */
  readonly level: (at: number) => string;
}

/** Chosen next to a document. */
export const DESK_PLACES: ChoicePlaces = {
  excess: 'excess',
  addOn: (at) => `addOns.${at}.addonType`,
  level: (at) => `addOns.${at}.level`,
};

/** Chosen in the document itself. */
export const DOCUMENT_PLACES: ChoicePlaces = {
  excess: 'Policy/Excess' satisfies FieldPath,
  addOn: (at) => `${itemPath('Policy/AddOns/AddOn' satisfies ListPath, at + 1)}/AddOnType`,
  level: (at) => `${itemPath('Policy/AddOns/AddOn' satisfies ListPath, at + 1)}/Level`,
};

interface Override {
  readonly what: 'excess' | 'discount';
  readonly value: number | undefined;
  readonly path: string;
}

function overrides(book: RateBook, { what, value, path }: Override): Chosen {
  if (value === undefined) return { newEvents: [], errors: [] };
  const fault = outsideLimits(book, what, value);
  if (fault) return { newEvents: [], errors: [{ path, message: fault }] };
  const detail = { overrideType: what, value, reason: CHOSEN_WITH_QUOTE, premium: 0 };
  return { newEvents: [{ kind: 'overridden', detail }], errors: [] };
}

function addOns(book: RateBook, chosen: Choices['addOns'] = [], places: ChoicePlaces): Chosen {
  const newEvents: ChoiceMade[] = [];
  const errors: InputError[] = [];
  for (const [i, { addonType: addOn, level }] of chosen.entries()) {
    const found = addOnLevel(book, addOn, level);
    if ('known' in found) {
      errors.push(unknownLevel(found.known, { addOn: places.addOn(i), level: places.level(i) }));
    } else {
      newEvents.push({ kind: 'addOn', detail: { addOn, level: found.level, premium: 0 } });
    }
  }
  return { newEvents, errors };
}

/** Puts choices into the very events that a replay calculates with: the excess first. */
export function chosenWith(
  book: RateBook,
  { excess, discount, addOns: added }: Choices & { readonly discount?: number | undefined },
  places: ChoicePlaces = DESK_PLACES,
): Chosen {
  const parts = [
    overrides(book, { what: 'excess', value: excess, path: places.excess }),
    overrides(book, { what: 'discount', value: discount, path: 'discount' }),
    addOns(book, added, places),
  ];
  return {
    newEvents: parts.flatMap(({ newEvents }) => newEvents),
    errors: parts.flatMap(({ errors }) => errors),
  };
}
