import { type Static, Type } from 'typebox';
import { DATABASE_CHANGES } from '../../domain/policies/policy.ts';
import { TRANSACTIONS } from '../../domain/policies/transaction.ts';
import { Total } from '../quotes/quote-list.ts';
import { PolicyId } from './policy.ts';

/** How many of the notices that are due to list, the oldest first. */
export const DatabaseNoticesQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
});
export type DatabaseNoticesQuery = Static<typeof DatabaseNoticesQuery>;

/** Somebody who drives, with the driver number where it is recorded. */
const Driver = Type.Object({
  name: Type.String(),
  driverNumber: Type.Optional(Type.String()),
});

/** A transaction of a policy that the insurers' database must be told of. */
export const DatabaseNotice = Type.Object({
  policyId: Type.String(),
  quoteId: Type.String(),
  transaction: Type.Integer({ description: 'Its number' }),
  kind: Type.Enum([...TRANSACTIONS]),
  change: Type.Enum([...DATABASE_CHANGES], {
    description: 'What it is for the database: cover begins, is another, or ends',
  }),
  effectiveAt: Type.String({ description: 'ISO 8601 with offset' }),
  madeOn: Type.String({ description: 'The Irish day, YYYY-MM-DD' }),
  lastDay: Type.String({ description: 'By when the database must be told, YYYY-MM-DD' }),
  isOverdue: Type.Boolean(),
  insurer: Type.Optional(Type.String({ description: 'Absent where the rate book is missing' })),
  registration: Type.String(),
  formerRegistration: Type.Optional(
    Type.String({ description: 'Of the car that this one is in place of' }),
  ),
  make: Type.String(),
  model: Type.String(),
  coverFrom: Type.String({ description: 'The first day of the period, YYYY-MM-DD' }),
  coverTo: Type.String({ description: 'The last day of cover, YYYY-MM-DD' }),
  policyholder: Type.String(),
  drivers: Type.Array(Driver, { description: 'The policyholder first' }),
});
export type DatabaseNotice = Static<typeof DatabaseNotice>;

export const DatabaseNotices = Type.Object({
  notices: Type.Array(DatabaseNotice, { description: 'The oldest first' }),
  ...Total,
});
export type DatabaseNotices = Static<typeof DatabaseNotices>;

/** The transactions that the database was told of. */
export const TellDatabaseRequest = Type.Object({
  notices: Type.Array(
    Type.Object({ policyId: PolicyId, transaction: Type.Integer({ minimum: 1 }) }),
    { minItems: 1, maxItems: 500 },
  ),
});
export type TellDatabaseRequest = Static<typeof TellDatabaseRequest>;

export const ToldDatabase = Type.Object({
  told: Type.Integer({ description: 'How many were not ticked off before' }),
});
export type ToldDatabase = Static<typeof ToldDatabase>;
