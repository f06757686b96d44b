import { type Static, Type } from 'typebox';
import { RateBookContent } from './kept-rate-book.ts';
import { TableFinding } from './kept-table.ts';
import { WorkedExample } from './rate-book.ts';

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
