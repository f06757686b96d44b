import { LARGEST_CENTS, scale } from '../../shared/money.ts';
import { COVERS, type Cover } from '../../shared/shapes/cover.ts';
import type { RateBook, RatingInputs } from '../../shared/shapes/rate-book.ts';
import { type CompiledFactor, compileFactor, type Reading } from './factor.ts';
import { type LevyInForce, levyAmount } from './levies.ts';

/** A rate book made ready to rate: the factors that apply, cover by cover. */
export interface CompiledBook {
  readonly book: RateBook;
  readonly factors: Readonly<Record<Cover, readonly CompiledFactor[]>>;
}

/** A premium in whole cents. `premium` is gross (net and levies) and the policy fee. */
export interface Premium {
  readonly netCents: number;
  readonly levyCents: readonly number[];
  readonly grossCents: number;
  readonly feeCents: number;
  readonly premiumCents: number;
}

/** One line of the way to the net premium; amounts in cents, relativity in ten-thousandths. */
export interface RatedStep extends Reading {
  readonly id: string;
  readonly title: string;
  readonly relativity: number | undefined;
  readonly before: number;
  readonly after: number;
}

/** A premium with every step that led to it. */
export interface ExplainedPremium extends Premium {
  readonly steps: readonly RatedStep[];
}

/** Makes a checked rate book ready to rate. */
export function compileBook(book: RateBook): CompiledBook {
  const compiled = book.factors.map((factor) => ({ factor, made: compileFactor(factor) }));
  const of = (cover: Cover) =>
    compiled
      .filter(({ factor }) => factor.covers === undefined || factor.covers.includes(cover))
      .map(({ made }) => made);
  return {
    book,
    factors: { Comprehensive: of('Comprehensive'), TPFT: of('TPFT'), ThirdParty: of('ThirdParty') },
  };
}

type Note = (factor: CompiledFactor, relativity: number, before: number, after: number) => void;

/** The net premium before the minimum; every step is rounded half up to the cent. */
function net(book: CompiledBook, inputs: RatingInputs, note?: Note): number {
  const factors = book.factors[inputs.cover];
  let cents = book.book.base.cents[inputs.cover];
  for (let i = 0; i < factors.length; i += 1) {
    const factor = factors[i] as CompiledFactor;
    const relativity = factor.relativity(inputs);
    const after = Math.min(LARGEST_CENTS, scale(cents, relativity));
    note?.(factor, relativity, cents, after);
    cents = after;
  }
  return cents;
}

/** The minimum applied, then levies on the net premium, then the fee. */
function total(
  book: RateBook,
  cover: Cover,
  cents: number,
  levies: readonly LevyInForce[],
): Premium {
  const netCents = Math.max(cents, book.minimumNetCents[cover]);
  const levyCents: number[] = [];
  let grossCents = netCents;
  for (const levy of levies) {
    const amount = levyAmount(levy, netCents);
    levyCents.push(amount);
    grossCents += amount;
  }
  const feeCents = book.policyFeeCents;
  return { netCents, levyCents, grossCents, feeCents, premiumCents: grossCents + feeCents };
}

/** The premium of a risk, without its steps. */
export function rate(
  book: CompiledBook,
  levies: readonly LevyInForce[],
  inputs: RatingInputs,
): Premium {
  return total(book.book, inputs.cover, net(book, inputs), levies);
}

/** The premium of a risk with every step: the very arithmetic of {@link rate}. */
export function explain(
  book: CompiledBook,
  levies: readonly LevyInForce[],
  inputs: RatingInputs,
): ExplainedPremium {
  const { base, minimumNetCents } = book.book;
  const { cover } = inputs;
  const start = base.cents[cover];
  const steps: RatedStep[] = [
    {
      id: 'base',
      title: base.title,
      input: cover,
      assumed: false,
      row: cover,
      relativity: undefined,
      before: 0,
      after: start,
    },
  ];
  const cents = net(book, inputs, ({ id, title, read }, relativity, before, after) => {
    steps.push({ id, title, ...read(inputs), relativity, before, after });
  });
  const premium = total(book.book, cover, cents, levies);
  if (premium.netCents !== cents) {
    steps.push({
      id: 'minimum',
      title: 'Minimum premium',
      input: cover,
      assumed: false,
      row: `at least ${minimumNetCents[cover] / 100} euro`,
      relativity: undefined,
      before: cents,
      after: premium.netCents,
    });
  }
  return { ...premium, steps };
}

/** The same risk under every cover, widest first. */
export function everyCover(inputs: RatingInputs): RatingInputs[] {
  return COVERS.map((cover) => ({ ...inputs, cover }));
}
