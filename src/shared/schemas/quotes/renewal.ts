import { type Static, Type } from 'typebox';
import { euro, LARGEST_CENTS } from '../../domain/money.ts';
import { ASPECTS, CHANNELS, SALES } from '../../domain/quotes/renewal.ts';
import { WarningShape } from '../common/remark.ts';

const Charge = {
  price: Type.Number({
    minimum: 0.01,
    maximum: euro(LARGEST_CENTS),
    description:
      'Euro with levies and the insurer’s own fees, before the broker’s own; at most two decimal places',
  }),
  fee: Type.Number({
    minimum: 0,
    maximum: euro(LARGEST_CENTS),
    description: 'The broker’s own fees in euro, 0 where there is none; at most two decimal places',
  }),
  channel: Type.Enum([...CHANNELS], { description: 'How it is sold' }),
};
const strict = { additionalProperties: false };

/** A price that a renewal would be charged, with what it is compared with. */
export const RenewalRequest = Type.Object(
  {
    lastYear: Type.Object(
      {
        ...Charge,
        sale: Type.Enum([...SALES], { description: 'What last year was to this customer' }),
      },
      strict,
    ),
    offered: Type.Object(Charge, { ...strict, description: 'What the renewal would be charged' }),
    firstRenewal: Type.Optional(
      Type.Object(Charge, {
        ...strict,
        description:
          'What a customer at a first renewal would be charged today, with the same cover, risk and way of paying',
      }),
    ),
    same: Type.Optional(
      Type.Array(Type.Enum([...ASPECTS]), {
        maxItems: ASPECTS.length,
        description:
          'What is the same as last year; `rates` includes levies. Where all is, and last year was the first renewal, its total is what the rule compares with, unless firstRenewal is given',
      }),
    ),
  },
  strict,
);
export type RenewalRequest = Static<typeof RenewalRequest>;

const Total = (description: string) =>
  Type.Number({ description: `${description}: euro, the broker’s fee included` });

/** Whether the price of a renewal breaks the rule against price walking, and why. */
export const RenewalCheck = Type.Object({
  verdict: Type.Enum(['allowed', 'breaks', 'cannotTell'], {
    description: 'What the rule against price walking says',
  }),
  because: Type.Array(WarningShape, { description: 'Why' }),
  offered: Total('What the renewal would cost'),
  lastYear: Total('What last year cost'),
  sinceLastYear: Type.Number({ description: 'Euro that the offer is above last year' }),
  most: Type.Union([Total('The most that the rule allows'), Type.Null()], {
    description: 'null if the rule sets no limit, or the equivalent first renewal is not known',
  }),
  restsOn: Type.Array(WarningShape, { description: 'The rule' }),
  notChecked: Type.Array(WarningShape, { description: 'What the answer does not know' }),
});
export type RenewalCheck = Static<typeof RenewalCheck>;
