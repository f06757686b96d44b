import { type Static, Type } from 'typebox';
import { rule } from '../../domain/messages/rule.ts';
import { Cover } from '../quotes/cover.ts';
import { Explanation } from '../quotes/explanation.ts';
import { RatingInputs } from '../quotes/rating-inputs.ts';
import { CheckedRateBook, RateBookContent } from './kept-rate-book.ts';
import { TableFinding } from './kept-table.ts';
import { WorkedExample } from './rate-book.ts';
import { ImportRequest } from './table-lifecycle.ts';

const { expect: Amounts } = WorkedExample.properties;

/** A worked example with what the book gives. */
const ExampleResult = Type.Object({
  title: Type.String(),
  found: Amounts,
  differing: Type.Array(
    Type.Enum(Object.keys(Amounts.properties) as (keyof Static<typeof Amounts>)[]),
    {
      description: 'The amounts that are not as expected; empty: the example holds',
    },
  ),
});
export type ExampleResult = Static<typeof ExampleResult>;

/** What the checks find in a kept rate book today, and what its worked examples give. */
export const RateBookCheck = Type.Object({
  hash: RateBookContent.properties.hash,
  findings: Type.Array(TableFinding),
  examples: Type.Union([Type.Array(ExampleResult), Type.Null()], {
    description: 'In the order of the book; null where it has faults that keep it from rating',
  }),
});
export type RateBookCheck = Static<typeof RateBookCheck>;

const Cents = Type.Integer({ description: 'Cents' });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T, when: string) =>
  Type.Union([schema, Type.Null()], { description: `Null ${when}` });

/** A rate book that is being written, and what to price by it. */
export const TrialRequest = Type.Object(
  {
    rateBook: ImportRequest.properties.rateBook,
    base: Type.Optional(
      Type.String({ minLength: 8, description: 'The hash of the kept book to compare with' }),
    ),
    risk: Type.Optional(
      Type.Object(
        {
          inputs: RatingInputs,
          basis: WorkedExample.properties.basis,
          receivedOn: Type.Optional(
            Type.String({
              pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
              ...rule('existingDate'),
              description: 'The day that chooses the levies, YYYY-MM-DD; absent: today',
            }),
          ),
        },
        { additionalProperties: false, description: 'Priced under every cover' },
      ),
    ),
  },
  { additionalProperties: false },
);
export type TrialRequest = Static<typeof TrialRequest>;

/** A worked example by the book that is tried. */
const TriedExample = Type.Object({
  title: WorkedExample.properties.title,
  holds: Type.Boolean({ description: 'Whether every amount is the expected one' }),
  expectedCents: Cents,
  premiumCents: Cents,
  found: WorkedExample.properties.expect,
  differenceCents: Type.Integer({ description: 'The premium less the expected one' }),
  baseCents: orNull(Cents, 'without a base that can be priced by'),
});

/** The premium of a risk under one cover. */
const TriedCover = Type.Object({
  cover: Cover,
  premiumCents: Cents,
  baseCents: orNull(Cents, 'without a base that can be priced by'),
  explanation: Explanation,
});

/** What the checks find in a rate book, and what it prices. */
export const RateBookTrial = Type.Object({
  findings: CheckedRateBook.properties.findings,
  examples: orNull(Type.Array(TriedExample), 'where a fault keeps the book from pricing'),
  covers: orNull(Type.Array(TriedCover), 'where no risk was given, or the book cannot price'),
});
export type RateBookTrial = Static<typeof RateBookTrial>;
