import { Type } from 'typebox';

/** A part of a rate book has no other properties than those that are named. */
export const closed = { additionalProperties: false };

/** A text that is not empty. */
export const name = (description: string) => Type.String({ minLength: 1, description });

export const day = (description: string) =>
  Type.String({
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
    description: `${description}, YYYY-MM-DD`,
  });

export const cents = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: `${description}, in cents` });

/** A part of an amount, from 0 to 1. */
export const share = (description: string) =>
  Type.Number({
    minimum: 0,
    maximum: 1,
    description: `${description}, at most four decimal places`,
  });

export const Relativity = Type.Number({
  minimum: 0,
  maximum: 100,
  description: 'A multiplier with at most four decimal places',
});
