import { Engine, type RuleProperties, type TopLevelCondition } from 'json-rules-engine';
import { LARGEST_CENTS, scale } from '../../src/shared/domain/money.ts';
import type { RatingInputs } from '../../src/shared/domain/quote-fields/rating-inputs.ts';
import type { Factor, FactorOf, RateBook } from '../../src/shared/schemas/rate-books/rate-book.ts';
import { wordsIn } from './words.ts';

type Used = ReturnType<typeof wordsIn>;
type Numeric = FactorOf<'bands' | 'line'>;

const parts = (relativity: number) => Math.round(relativity * 10_000);

/** From one bound up to the next; open below the first and above the last. */
function range(input: string, bounds: readonly number[], i: number): TopLevelCondition {
  const from = bounds[i] ?? 0;
  const to = bounds[i + 1];
  const all = [];
  if (i > 0) all.push({ fact: input, operator: 'greaterThanInclusive', value: from });
  if (to !== undefined) all.push({ fact: input, operator: 'lessThan', value: to });
  return { all };
}

/** The rows as conditions, each with its first relativity and its slope. */
function numericRules(factor: Numeric, type: string): RuleProperties[] {
  const { input } = factor;
  if (factor.kind === 'bands') {
    const bounds = factor.bands.map(({ from }) => from);
    return factor.bands.map(({ relativity }, i) => ({
      conditions: range(input, bounds, i),
      event: { type, params: { left: parts(relativity) } },
    }));
  }
  const bounds = factor.points.map(({ at }) => at);
  return factor.points.map(({ at, relativity }, i) => {
    const left = parts(relativity);
    const next = factor.points[i + 1];
    const line =
      next === undefined
        ? {}
        : { input, at, span: next.at - at, rise: parts(next.relativity) - left };
    return {
      conditions: range(input, bounds, i),
      event: { type, params: { left, ...line } },
    };
  });
}

/** Any other word of a free text. */
function freeText(
  { inputs: [input], rows, unknown }: FactorOf<'table'>,
  type: string,
  used: Used,
): RuleProperties[] {
  if (unknown?.decision !== 'accept' || input === undefined) return [];
  const value = rows.flatMap(({ row, words }) => used(input, [row, ...words]));
  const left = parts(rows.find(({ row }) => row === unknown.row)?.relativity ?? 1);
  return [
    {
      conditions: { all: [{ fact: input, operator: 'notIn', value }] },
      event: { type, params: { left } },
    },
  ];
}

function tableRules(factor: FactorOf<'table'>, type: string, used: Used): RuleProperties[] {
  const rows = (input: (typeof factor.inputs)[number]) =>
    factor.rows
      .map(({ row, words, relativity }) => ({ relativity, words: used(input, [row, ...words]) }))
      .filter(({ words }) => words.length > 0);
  const found = factor.inputs.flatMap((input, order) => {
    // An input counts only where no input before it is known.
    const before = factor.inputs.slice(0, order).map((earlier) => ({
      fact: earlier,
      operator: 'notIn',
      value: rows(earlier).flatMap(({ words }) => words),
    }));
    return rows(input).map(({ relativity, words }) => ({
      conditions: { all: [...before, { fact: input, operator: 'in', value: words }] },
      event: { type, params: { left: parts(relativity) } },
    }));
  });
  return [...found, ...freeText(factor, type, used)];
}

/** The combinations that risks have, the most specific first; one that holds turns off the next. */
function combinationRules(
  { inputs, combinations, rows }: FactorOf<'combination'>,
  type: string,
  used: Used,
): RuleProperties[] {
  return combinations.flatMap(({ row, words }) => {
    const conditions = inputs.flatMap((input) => {
      const value = words[input];
      return value === undefined
        ? []
        : [{ fact: input, operator: 'in', value: used(input, value) }];
    });
    if (conditions.some(({ value }) => value.length === 0)) return [];
    const left = parts(rows.find((one) => one.row === row)?.relativity ?? 1);
    // Of several that hold, the last event counts: the lowest priority runs last.
    return {
      conditions: { all: conditions },
      priority: 10 - conditions.length,
      event: { type, params: { left } },
    };
  });
}

function rulesOf(factor: Factor, type: string, used: Used): RuleProperties[] {
  if (factor.kind === 'table') return tableRules(factor, type, used);
  if (factor.kind === 'combination') return combinationRules(factor, type, used);
  return numericRules(factor, type);
}

/** The relativity of a rule that held, in ten-thousandths. */
function relativityOf(params: Record<string, number | string>, inputs: RatingInputs): number {
  const { left, span, rise, at } = params;
  if (span === undefined) return Number(left);
  const value = Number(Reflect.get(inputs, String(params.input)));
  const from = Math.max(0, value - Number(at));
  const whole = 2 * (Number(left) * Number(span) + Number(rise) * from) + Number(span);
  return Math.floor(whole / (2 * Number(span)));
}

/**
 * The book on json-rules-engine: net premium in cents. The engine finds the rows; it cannot multiply,
 * so the arithmetic is done here.
 */
export function jsonRules(book: RateBook, risks: readonly RatingInputs[]) {
  const used = wordsIn(risks);
  const engine = new Engine(book.factors.flatMap((factor, i) => rulesOf(factor, `${i}`, used)));
  return async (inputs: RatingInputs): Promise<number> => {
    const { events } = await engine.run(inputs);
    const params = new Map(events.map((event) => [event.type, event.params ?? {}]));
    let cents = book.base.cents[inputs.cover];
    for (const [i, { covers }] of book.factors.entries()) {
      const held = params.get(`${i}`);
      if (held === undefined || !(covers?.includes(inputs.cover) ?? true)) continue;
      cents = Math.min(LARGEST_CENTS, scale(cents, relativityOf(held, inputs)));
    }
    return Math.max(cents, book.minimumNetCents[inputs.cover]);
  };
}
