import { irishDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import {
  NUMBER_RATING_FIELDS,
  TEXT_RATING_FIELDS,
} from '../../../../shared/domain/quote-fields/rating-fields.ts';
import { done, failed, invalid, type Result } from '../../../../shared/result/result.ts';
import type {
  RateBookTerms,
  RateBookTermsQuery,
} from '../../../../shared/schemas/quotes/rate-book-terms.ts';
import {
  assumedOn,
  type Factor,
  type FactorOf,
  type RateBook,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Context } from '../../dispatcher.ts';
import type { HashedBook, Library } from '../../rate-books/library.ts';
import { inputsOf } from '../../rating/factor.ts';
import { measured } from '../../rating/numeric.ts';
import { type ReadableField, readField } from '../document/read-field.ts';
import { answersOf } from '../price/answers.ts';
import { bookIdentity } from '../price/explanation.ts';
import { LARGEST_PREMIUM, limitsOf } from '../price/limits.ts';
import { chosenScheme } from '../schemes/chosen-scheme.ts';

type Choice = RateBookTerms['choices'][number];

/** A row of a routing key is of places within a county, and reaches rating by the Eircode. */
const ROUTING_KEY = /^[A-Z]\d[\dW] /;

/** The field whose word chooses a row. */
const fieldOf = ({ inputs }: FactorOf<'table'>) =>
  TEXT_RATING_FIELDS.find(({ input }) => inputs.includes(input));

/** What a form writes for a row of a table; undefined where no answer says it. */
export function wordOf(
  { row, words }: FactorOf<'table'>['rows'][number],
  field: ReadableField,
): string | undefined {
  // A row without other words is nothing that a person says: it is only assumed.
  if (words.length === 0 || ROUTING_KEY.test(row)) return undefined;
  return [row, ...words].find((one) => !('fault' in readField(field, one)));
}

/**
 * What a form offers for a table; nothing where no field fills it, nor for a question that may stay
 * open: its words are those of the field.
 */
function choiceOf(factor: FactorOf<'table'>): Choice[] {
  if (factor.optional) return [];
  const field = fieldOf(factor);
  if (!field) return [];
  const { path } = field;
  const { id, title, rows } = factor;
  const assumed = assumedOn(factor.assume, 'cautious');
  const offered = rows.flatMap((row) => {
    const word = wordOf(row, field);
    return word === undefined ? [] : [{ word, title: row.row }];
  });
  return [{ id, title, path, assumed, rows: offered }];
}

/** What the words of other fields say of a number that is left out. */
function impliedOf(factor: Extract<Factor, { input: unknown }>, { factors }: RateBook) {
  return (factor.implied ?? []).flatMap(({ factor: id, row, value }) => {
    const table = factors.find((one) => one.id === id);
    const field = table?.kind === 'table' ? fieldOf(table) : undefined;
    return field ? [{ path: field.path, row, value: measured(factor, value) }] : [];
  });
}

/** What a form says where a number is left out; nothing where no field is that number. */
function numberOf(factor: Factor, book: RateBook): RateBookTerms['numbers'] {
  if (!('input' in factor)) return [];
  const [path] = answersOf({ inputs: [factor.input] });
  const field = NUMBER_RATING_FIELDS.find((one) => one.path === path);
  return field === undefined
    ? []
    : [
        {
          id: factor.id,
          path: field.path,
          assumed: measured(factor, assumedOn(factor.assume, 'cautious')),
          implied: impliedOf(factor, book),
        },
      ];
}

/** The factors that ask for something, those of the premium first: an optional cover adds its own questions. */
function askingFactors({ factors }: RateBook): Factor[] {
  const ofPremium = factors.filter(({ addOn }) => addOn === undefined);
  const known = new Set(ofPremium.flatMap((factor) => [...inputsOf(factor)]));
  const isNew = (factor: Factor) =>
    factor.addOn !== undefined && !inputsOf(factor).some((input) => known.has(input));
  return [...ofPremium, ...factors.filter(isNew)];
}

function addOnsOf({ addOns }: RateBook): RateBookTerms['addOns'] {
  return addOns.map(({ id, title, levels }) => ({
    addonType: id,
    title,
    levels: levels.map(({ level, title: words, netCents }) => ({
      level,
      title: words,
      netPremium: euro(netCents),
    })),
  }));
}

function periodsOf({ periods }: RateBook): Pick<RateBookTerms, 'periods'> {
  if (!periods) return {};
  const { leastDays, mostMonths, scale } = periods;
  const days = scale.map(({ upToDays }) => upToDays);
  return {
    periods: { leastDays, mostMonths, upToDays: days.filter((upTo) => upTo >= leastDays) },
  };
}

/** The words, limits and add-ons of a rate book. */
export function termsOf(ready: HashedBook): RateBookTerms {
  const { book } = ready;
  const excess = limitsOf(book, 'excess');
  const discount = limitsOf(book, 'discount');
  const asked = askingFactors(book);
  return {
    rateBook: bookIdentity(ready),
    underwriter: book.underwriter,
    validityDays: book.validityDays,
    smallestPremium: euro(book.smallestPremiumCents),
    largestPremium: LARGEST_PREMIUM,
    policyFee: euro(book.policyFeeCents),
    choices: asked.flatMap((factor) => (factor.kind === 'table' ? choiceOf(factor) : [])),
    numbers: asked.flatMap((factor) => numberOf(factor, book)),
    ...periodsOf(book),
    ...(excess ? { excess } : {}),
    ...(discount ? { discount } : {}),
    addOns: addOnsOf(book),
  };
}

/** Answers the terms of the rate book of a scheme in force today, for a new quote. */
export function rateBookTerms(library: Library) {
  return async (
    { product }: RateBookTermsQuery,
    { now }: Context,
  ): Promise<Result<RateBookTerms>> => {
    const day = irishDay(now);
    const asked = chosenScheme(library, { product, day });
    if ('fault' in asked) return invalid([{ path: 'product', message: asked.fault }]);
    const ready = library.inForce(day, asked.scheme);
    if (ready) return done(termsOf(ready));
    return failed({ kind: 'unavailable', message: message('noRateBook') });
  };
}
