import { type Static, Type } from 'typebox';
import { EXAMPLE_FIELDS, RULE_FIELDS } from '../../domain/rate-book-fields/decision-fields.ts';
import {
  BANDS_FACTOR,
  COMBINATION_FACTOR,
  LINE_FACTOR,
  TABLE_FACTOR,
} from '../../domain/rate-book-fields/factor-fields.ts';
import { RATE_BOOK_FIELDS, SCHEME_FIELDS } from '../../domain/rate-book-fields/rate-book-fields.ts';
import { Cover } from '../quotes/cover.ts';
import { closed, objectOf } from './field-schemas.ts';

/**
 * On which of a rate book's assumptions a price rests: a quick price on the typical ones, a full
 * quote on the cautious ones.
 */
export type Basis = 'typical' | 'cautious';

/** The value of an assumption on a basis. */
export function assumedOn<T extends string | number>(
  assume: T | { readonly typical: T; readonly cautious: T },
  basis: Basis,
): T {
  return typeof assume === 'object' ? assume[basis] : assume;
}

const decided = <Word extends string>(word: Word, description: string) =>
  Type.Literal(word, { description });
const { row, reason } = objectOf(TABLE_FACTOR.unknown.fields).properties;

/**
 * What a word does that no row of a table knows: it is rated as a row, with a warning, or it also
 * refers the risk, or it declines it. Where any other word is an answer too, as of a free text, it is
 * accepted as a row.
 */
const UnknownWord = Type.Union([
  Type.Object({ decision: decided('assume', 'Rated with a warning'), row }, closed),
  Type.Object(
    { decision: decided('accept', 'Rated as an answer, as of a free text'), row },
    closed,
  ),
  Type.Object(
    { decision: decided('refer', 'Rated, and referred to an underwriter'), row, reason },
    closed,
  ),
  Type.Object({ decision: decided('decline', 'Not accepted'), reason }, closed),
]);
export type UnknownWord = Static<typeof UnknownWord>;

export const TableFactor = objectOf(TABLE_FACTOR, 'Rows by word', {
  kind: decided('table', 'Rows by word'),
  unknown: Type.Optional(UnknownWord),
});
export const CombinationFactor = objectOf(COMBINATION_FACTOR, undefined, {
  kind: decided('combination', 'Rows by the words of several inputs'),
  unknown: Type.Optional(UnknownWord),
});
export const BandsFactor = objectOf(
  BANDS_FACTOR,
  "Rows by range: each from its bound up to the next row's",
  { kind: decided('bands', 'Rows by range') },
);
export const LineFactor = objectOf(
  LINE_FACTOR,
  'A line through points, straight between them and level outside, or extrapolated up to a bound',
  { kind: decided('line', 'A line through points') },
);

const Factor = Type.Union([TableFactor, CombinationFactor, BandsFactor, LineFactor]);
export type Factor = Static<typeof Factor>;

/** The factors of one kind. */
export type FactorOf<Kind extends Factor['kind']> = Extract<Factor, { kind: Kind }>;

const rule = RULE_FIELDS;
const head = { id: rule.id, decision: rule.decision };
const numberTest = { input: rule.input, below: rule.below, above: rule.above };
const rowTest = { factor: rule.factor, row: rule.row };
const why = { reason: rule.reason };

/** A rule over a number: it holds where the input is given and outside the bounds. */
export const NumberRule = objectOf(
  { ...head, ...numberTest, ...why },
  'A rule over a number that was given',
);

/** A rule over a table: it holds where a word that was given chose the row. */
export const RowRule = objectOf(
  { ...head, ...rowTest, ...why },
  'A rule over a row that a given word chose',
);

const NumberTest = objectOf(numberTest, 'A number that was given');
const RowTest = objectOf(rowTest, 'A row that a given word chose');
/** Something that holds of a risk or does not: a number outside bounds, or a row that was chosen. */
const RuleTest = Type.Union([NumberTest, RowTest]);

const { match } = objectOf({ match: rule.match }).properties;

/** Tests that count as one condition of a rule. */
const TestGroup = Type.Object(
  {
    match,
    tests: Type.Array(RuleTest, { minItems: 1, description: 'What must hold of the risk' }),
  },
  { ...closed, description: 'Tests that count as one condition' },
);

/**
 * A rule over several answers. With groups of tests it says whatever can be said with and/or: `any` of
 * groups of which `all` must hold, or the other way around.
 */
export const CombinedRule = objectOf(
  { ...head, match: rule.match, conditions: rule.conditions, ...why },
  'A rule over several answers, with and/or',
  {
    conditions: Type.Array(Type.Union([NumberTest, RowTest, TestGroup]), {
      minItems: 1,
      description: rule.conditions.about,
    }),
  },
);
export type CombinedRule = Static<typeof CombinedRule>;

/** A rule of underwriting. What the book only assumes of a risk makes none hold. */
const UnderwritingRule = Type.Union([NumberRule, RowRule, CombinedRule]);
export type UnderwritingRule = Static<typeof UnderwritingRule>;

export type RuleTest = Static<typeof RuleTest>;
export type NumberTest = Static<typeof NumberTest>;
export type RowTest = Static<typeof RowTest>;
export type Match = Static<typeof match>;

/** Every test of a rule. */
export function testsOf(rule: UnderwritingRule): readonly RuleTest[] {
  if (!('conditions' in rule)) return [rule];
  return rule.conditions.flatMap((one) => ('tests' in one ? one.tests : [one]));
}

/** What the editions of a rate book have in common: the scheme of an insurer that they price. */
export const BookScheme = objectOf(SCHEME_FIELDS, RATE_BOOK_FIELDS.scheme.about);
export type BookScheme = Static<typeof BookScheme>;

/** What stands in place of what the first rate books do not say. */
export const DefaultScheme = Type.Object(
  {
    id: BookScheme.properties.id,
    name: BookScheme.properties.name,
    line: BookScheme.properties.line,
    productCovers: Type.Record(Type.String(), Cover, {
      description: 'The cover of each of its products, by the id of the product',
    }),
  },
  closed,
);
export type DefaultScheme = Static<typeof DefaultScheme>;

/** A risk with its premium, worked out by hand: it must hold before the book may become active. */
export const WorkedExample = objectOf(EXAMPLE_FIELDS);

/** A rate book: its format is the table of {@link RATE_BOOK_FIELDS}. */
export const RateBook = objectOf(RATE_BOOK_FIELDS, undefined, {
  factors: Type.Array(Factor, { description: RATE_BOOK_FIELDS.factors.about }),
  underwriting: Type.Array(UnderwritingRule, {
    description: RATE_BOOK_FIELDS.underwriting.about,
  }),
});
export type RateBook = Static<typeof RateBook>;

export type NamedDrivers = NonNullable<RateBook['namedDrivers']>;
export type Periods = NonNullable<RateBook['periods']>;
export type Limit = NonNullable<RateBook['limits']>[number];
export type FeeOwner = Fee['owner'];
export type Fee = NonNullable<RateBook['fees']>[number];
export type Servicing = NonNullable<RateBook['servicing']>;
export type TransactionFee = NonNullable<RateBook['transactionFees']>[number];
export type TransactionExample = NonNullable<RateBook['transactionExamples']>[number];
export type InstalmentPlan = NonNullable<RateBook['instalmentPlans']>[number];
