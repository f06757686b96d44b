import { readBook, readLevies } from '../scripts/demonstration/read-book.ts';
import { portfolio } from '../src/main/core/rate-books/portfolio/portfolio.ts';
import { explain } from '../src/main/core/rating/explain.ts';
import { leviesOn } from '../src/main/core/rating/levies.ts';
import { compileBook, rate } from '../src/main/core/rating/rate.ts';
import type { RatingInputs } from '../src/shared/domain/quote-fields/rating-inputs.ts';
import { byHand } from './rating/by-hand.ts';
import { jsonRules } from './rating/rules.ts';
import { zen } from './rating/zen.ts';
import type { BenchResult } from './result.ts';
import { medians } from './rounds.ts';
import { sized } from './size.ts';

const ROUNDS = 15;
/** One seed of the synthetic portfolio, without named drivers: the peers rate one person. */
const risks = portfolio(7, sized(1_000, 50)).map(({ namedDrivers: _, ...risk }, i) => ({
  ...risk,
  excess: [0, 300, 500, 1000][i % 4] ?? 300,
  discount: i % 11,
}));

type Rating = (inputs: RatingInputs) => number | Promise<number>;

/** Makes sure that all engines give the same net premium of every risk, to the cent. */
async function assertSame(ours: Rating, others: Readonly<Record<string, Rating>>): Promise<void> {
  for (const [name, other] of Object.entries(others)) {
    for (const inputs of risks) {
      const [expected, found] = [await ours(inputs), await other(inputs)];
      if (found !== expected) {
        throw new Error(`${name} gives ${found}, not ${expected}: ${JSON.stringify(inputs)}`);
      }
    }
  }
}

const microsecondsFrom = (begin: bigint, premiums: number) =>
  Number(process.hrtime.bigint() - begin) / 1000 / premiums;

/** Microseconds per premium of an engine that returns at once. */
function direct(price: (inputs: RatingInputs) => number, times: number): () => number {
  return () => {
    let sum = 0;
    const begin = process.hrtime.bigint();
    for (let i = 0; i < times; i += 1) for (const inputs of risks) sum += price(inputs);
    const found = microsecondsFrom(begin, times * risks.length);
    // The sum is used: otherwise the compiler might remove the work.
    if (!(sum > 0)) throw new Error('nothing was rated');
    return found;
  };
}

/** Microseconds per premium of an engine that returns a promise, one after the other. */
function awaited(
  price: (inputs: RatingInputs) => Promise<number>,
  batch: readonly RatingInputs[],
): () => Promise<number> {
  return async () => {
    const begin = process.hrtime.bigint();
    for (const inputs of batch) await price(inputs);
    return microsecondsFrom(begin, batch.length);
  };
}

/**
 * Rating without and with its steps, compared with the same rate book on other engines and written by
 * hand. Ours also calculates levies and the fee, accepts other spellings and fills in assumptions; the
 * others do none of the three. In premiums per second, so that a ratio says how many times as fast.
 * @throws Error where one gives another net premium
 */
export async function run(): Promise<BenchResult[]> {
  const book = readBook();
  const compiled = compileBook(book);
  const levies = leviesOn(readLevies(), '2026-06-01');
  const plain = (inputs: RatingInputs) => rate(compiled, levies, inputs).netCents;
  const explained = (inputs: RatingInputs) => explain(compiled, levies, inputs).netCents;
  const onZen = zen(book, risks);
  const onRules = jsonRules(book, risks);
  const zenPlain = (inputs: RatingInputs) => onZen(inputs, false);
  const zenTraced = (inputs: RatingInputs) => onZen(inputs, true);
  // Every check also warms up.
  await assertSame(plain, {
    'with steps': explained,
    'zen-engine': zenPlain,
    'zen-engine, traced': zenTraced,
    'json-rules-engine': onRules,
    'by hand': byHand,
  });
  const found = await medians(
    {
      'rating, µs': direct(plain, 20),
      'rating with steps, µs': direct(explained, 5),
      'zen-engine, µs': awaited(zenPlain, risks),
      'zen-engine with trace, µs': awaited(zenTraced, risks.slice(0, 300)),
      'json-rules-engine, µs': awaited(onRules, risks.slice(0, 100)),
      'by hand, µs': direct(byHand, 20),
    },
    ROUNDS,
  );
  const against = (
    name: string,
    ours: keyof typeof found,
    peer: keyof typeof found,
    goal: string,
  ): BenchResult => ({
    name: `rating: ${name}`,
    ours: 1e6 / found[ours],
    peer: 1e6 / found[peer],
    ratio: found[peer] / found[ours],
    goal,
    unit: 'premiums/s',
  });
  const [plainly, steps] = ['rating, µs', 'rating with steps, µs'] as const;
  return [
    against('plain / zen-engine', plainly, 'zen-engine, µs', 'ratio >= 200'),
    against('with steps / zen-engine', steps, 'zen-engine, µs', 'ratio >= 40'),
    against(
      'with steps / zen-engine with trace',
      steps,
      'zen-engine with trace, µs',
      'ratio >= 20',
    ),
    against('plain / json-rules-engine', plainly, 'json-rules-engine, µs', 'none'),
    against('plain / by hand', plainly, 'by hand, µs', 'ratio >= 0.4'),
  ];
}
