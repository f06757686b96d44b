import { type Static, Type } from 'typebox';
import { NumberInput } from '../quotes/rating-inputs.ts';
import { closed, name } from './rate-book-values.ts';

/** What a rule that holds does to a risk: stop it, or leave its acceptance to an underwriter. */
const Decision = Type.Enum(['decline', 'refer'], {
  description: 'What the rule does to a risk: decline it, or refer it to an underwriter',
});

const numberTest = {
  input: NumberInput,
  below: Type.Optional(Type.Number({ description: 'It holds where the input is below this' })),
  above: Type.Optional(Type.Number({ description: 'It holds where the input is above this' })),
};
const rowTest = {
  factor: Type.String({ description: 'The id of a table factor, under whatever cover' }),
  row: name('The row of that table'),
};
const head = { id: name('What the rule is called, once in the book'), decision: Decision };
const reason = { reason: name('A sentence for the broker') };

/** A rule over a number: it holds where the input is given and outside the bounds. */
export const NumberRule = Type.Object(
  { ...head, ...numberTest, ...reason },
  { ...closed, description: 'A rule over a number that was given' },
);

/** A rule over a table: it holds where a word that was given chose the row. */
export const RowRule = Type.Object(
  { ...head, ...rowTest, ...reason },
  { ...closed, description: 'A rule over a row that a given word chose' },
);

const RuleTest = Type.Union([
  Type.Object(numberTest, { ...closed, description: 'A number that was given' }),
  Type.Object(rowTest, { ...closed, description: 'A row that a given word chose' }),
]);

const Match = Type.Enum(['all', 'any'], {
  description: 'Whether every one of them must hold, or one is enough',
});

/** Tests that count as one condition of a rule. */
const TestGroup = Type.Object(
  {
    match: Match,
    tests: Type.Array(RuleTest, { minItems: 1, description: 'What must hold of the risk' }),
  },
  { ...closed, description: 'Tests that count as one condition' },
);

/**
 * A rule over several answers. With groups of tests it says whatever can be said with and/or: `any` of
 * groups of which `all` must hold, or the other way around.
 */
export const CombinedRule = Type.Object(
  {
    ...head,
    match: Match,
    conditions: Type.Array(Type.Union([...RuleTest.anyOf, TestGroup]), {
      minItems: 1,
      description: 'Tests, and groups of tests',
    }),
    ...reason,
  },
  { ...closed, description: 'A rule over several answers, with and/or' },
);

/** A rule of underwriting. What the book only assumes of a risk makes none hold. */
export const UnderwritingRule = Type.Union([NumberRule, RowRule, CombinedRule]);

export type CombinedRule = Static<typeof CombinedRule>;
export type UnderwritingRule = Static<typeof UnderwritingRule>;

/** Something that holds of a risk or does not: a number outside bounds, or a row that was chosen. */
export type RuleTest = Static<typeof RuleTest>;
export type NumberTest = Extract<RuleTest, { input: unknown }>;
export type RowTest = Extract<RuleTest, { factor: unknown }>;
export type Match = Static<typeof Match>;

/** Every test of a rule. */
export function testsOf(rule: UnderwritingRule): readonly RuleTest[] {
  if (!('conditions' in rule)) return [rule];
  return rule.conditions.flatMap((one) => ('tests' in one ? one.tests : [one]));
}
