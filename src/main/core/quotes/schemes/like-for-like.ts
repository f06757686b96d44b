import { message } from '../../../../shared/domain/messages/message.ts';
import type { AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import type { Cover } from '../../../../shared/domain/quotes/cover.ts';
import type { Choices } from '../../../../shared/schemas/quotes/choices.ts';
import type { SchemeOffer } from '../../../../shared/schemas/quotes/scheme-offer.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { ReadyBook } from '../../rate-books/library.ts';
import { hasExcess, type Limits, limitsOf } from '../price/limits.ts';

/** An add-on that was chosen, by the first book that sells it so. */
interface WantedAddOn {
  readonly addonType: AddOn;
  /** As it was asked for, or else the first one; undefined where no scheme has the add-on. */
  readonly level: string | undefined;
  readonly title: string;
  readonly levelTitle: string | undefined;
  /** Of the level among those of its book, from 0; undefined where no scheme knows the level. */
  readonly place: number | undefined;
}

/** The one excess and the one set of covers that schemes are compared with. */
export interface Basis {
  readonly cover: Cover;
  /** Euro; undefined where none was asked for and no scheme bears one under the cover. */
  readonly excess: number | undefined;
  /** Whether a scheme bears an excess under the cover. */
  readonly isBorne: boolean;
  readonly addOns: readonly WantedAddOn[];
}

type ChosenAddOn = NonNullable<Choices['addOns']>[number];

function wantedAddOn(books: readonly RateBook[], { addonType, level }: ChosenAddOn): WantedAddOn {
  const sold = books.flatMap(({ addOns }) => addOns.filter(({ id }) => id === addonType));
  const isWanted = (one: { readonly level: string }) => level === undefined || one.level === level;
  const found = sold.find(({ levels }) => levels.some(isWanted));
  const place = found?.levels.findIndex(isWanted);
  const own = place === undefined ? undefined : found?.levels[place];
  return {
    addonType,
    level: level ?? own?.level,
    title: (found ?? sold[0])?.title ?? addonType,
    levelTitle: own?.title,
    place,
  };
}

/**
 * What was asked for; without an excess, the standard one of the quote's scheme. Where that bears none under
 * the cover, it is the standard one of the first scheme that does.
 * @param books of all schemes, that of the quote first
 */
export function basisOf(books: readonly ReadyBook[], choices: Choices, cover: Cover): Basis {
  const all = books.map(({ book }) => book);
  const bearing = all.find((book) => hasExcess(book, cover));
  const standard = bearing && limitsOf(bearing, 'excess', cover)?.standard;
  const chosen = new Map((choices.addOns ?? []).map((one) => [one.addonType, one]));
  return {
    cover,
    excess: choices.excess ?? standard,
    isBorne: bearing !== undefined,
    addOns: [...chosen.values()].map((one) => wantedAddOn(all, one)),
  };
}

/** What a scheme sells that is nearest to what all are compared with, and in what it differs. */
type Nearest = Pick<SchemeOffer, 'choices' | 'differs'>;

const within = (value: number, { least, most }: Pick<Limits, 'least' | 'most'>) =>
  Math.min(Math.max(value, least), most);

function nearestExcess(book: RateBook, { cover, excess, isBorne }: Basis): Nearest {
  // The limits that a submission is checked with.
  const limits = limitsOf(book, 'excess');
  const nothing = { addOns: [] };
  if (excess === undefined) return { choices: nothing, differs: [] };
  if (!limits) {
    return { choices: nothing, differs: isBorne ? [message('noExcessBorne', { excess })] : [] };
  }
  const own = within(excess, limits);
  // One that was moved is always said: the document may still say the other.
  const isStandard = own === excess && own === limitsOf(book, 'excess', cover)?.standard;
  const choices = { ...nothing, ...(isStandard ? {} : { excess: own }) };
  if (!isBorne) return { choices, differs: [] };
  if (!hasExcess(book, cover)) return { choices, differs: [message('noExcessBorne', { excess })] };
  if (own === excess) return { choices, differs: [] };
  const differs = message(own > excess ? 'leastExcess' : 'mostExcess', {
    excess: own,
    asked: excess,
  });
  return { choices, differs: [differs] };
}

/** A level of its own name, or else the one at the same place; undefined where the scheme sells none. */
function nearestAddOn(book: RateBook, wanted: WantedAddOn): Nearest {
  const { addonType, level, title, levelTitle, place } = wanted;
  // A level that no scheme has stays as it was asked for: that is a fault of each.
  if (level !== undefined && place === undefined) {
    return { choices: { addOns: [{ addonType, level }] }, differs: [] };
  }
  const sold = book.addOns.find(({ id }) => id === addonType);
  const own =
    sold?.levels.find((one) => one.level === level) ??
    sold?.levels[Math.min(place ?? 0, sold.levels.length - 1)];
  if (!own) return { choices: { addOns: [] }, differs: [message('addOnNotSold', { title })] };
  return {
    choices: { addOns: [{ addonType, level: own.level }] },
    differs:
      levelTitle === undefined || own.title === levelTitle
        ? []
        : [message('otherLevel', { title, row: own.title, value: levelTitle })],
  };
}

/** What a scheme is compared with: the basis, or as near to it as it sells. */
export function nearestTo(basis: Basis, book: RateBook): Nearest {
  const excess = nearestExcess(book, basis);
  const addOns = basis.addOns.map((wanted) => nearestAddOn(book, wanted));
  return {
    choices: { ...excess.choices, addOns: addOns.flatMap(({ choices }) => choices.addOns) },
    differs: [...excess.differs, ...addOns.flatMap(({ differs }) => differs)],
  };
}

/**
 * The excess nearest to that of the basis which all of these books sell; undefined where all of them sell that
 * one, or where there is none.
 */
export function commonExcess({ excess }: Basis, books: readonly RateBook[]): number | undefined {
  if (excess === undefined) return undefined;
  const limits = books.flatMap((book) => limitsOf(book, 'excess') ?? []);
  const least = Math.max(...limits.map((one) => one.least));
  const most = Math.min(...limits.map((one) => one.most));
  const common = within(excess, { least, most });
  return least > most || common === excess ? undefined : common;
}
