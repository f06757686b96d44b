import type { InputError } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { Choices } from '../../../../shared/schemas/choices.ts';
import type { RateBook } from '../../../../shared/schemas/rate-book.ts';
import type { Happening } from '../history/store.ts';
import { addOnLevel, outsideLimits } from '../price/limits.ts';

/** The events that make a choice, before their premium is known; and what can't be chosen. */
export interface Chosen {
  readonly happenings: readonly ChoiceMade[];
  readonly errors: readonly InputError[];
}
export type ChoiceMade = Extract<Happening, { kind: 'overridden' | 'addOn' }>;

/** What the history says of an excess or discount that came with the quote itself. */
const REASON = 'Chosen with the quote';

function overrides(book: RateBook, what: 'excess' | 'discount', value: number | undefined): Chosen {
  if (value === undefined) return { happenings: [], errors: [] };
  const fault = outsideLimits(book, what, value);
  if (fault) return { happenings: [], errors: [{ path: what, message: fault }] };
  const detail = { overrideType: what, value, reason: REASON, premium: 0 };
  return { happenings: [{ kind: 'overridden', detail }], errors: [] };
}

function addOns(book: RateBook, chosen: Choices['addOns'] = []): Chosen {
  const happenings: ChoiceMade[] = [];
  const errors: InputError[] = [];
  for (const [i, { addonType: addOn, level }] of chosen.entries()) {
    const found = addOnLevel(book, addOn, level);
    if ('known' in found) {
      const choices = found.known.join(', ');
      errors.push({ path: `addOns.${i}.level`, message: message('oneOf', { choices }) });
    } else {
      happenings.push({ kind: 'addOn', detail: { addOn, level: found.level, premium: 0 } });
    }
  }
  return { happenings, errors };
}

/** Puts choices into the very events that a replay calculates with: the excess first. */
export function chosenWith(
  book: RateBook,
  choices: Choices & { readonly discount?: number | undefined },
): Chosen {
  const parts = [
    overrides(book, 'excess', choices.excess),
    overrides(book, 'discount', choices.discount),
    addOns(book, choices.addOns),
  ];
  return {
    happenings: parts.flatMap(({ happenings }) => happenings),
    errors: parts.flatMap(({ errors }) => errors),
  };
}
