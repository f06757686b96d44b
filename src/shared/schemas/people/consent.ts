import { type Static, Type } from 'typebox';
import { CONSENT_CHANNELS } from '../../domain/people/consent.ts';
import { TYPED_LINE } from '../../domain/text/text-pattern.ts';
import { Actor } from '../common/actor.ts';
import { CustomerQuery } from './customer.ts';

const Said = {
  channel: Type.Enum([...CONSENT_CHANNELS]),
  isGiven: Type.Boolean({ description: 'False: it was withdrawn' }),
  how: Type.String({
    minLength: 1,
    maxLength: 200,
    ...TYPED_LINE,
    description: 'How the customer said so, for instance by phone or in a letter',
  }),
};

/** That a customer gave a consent to marketing, or withdrew it. */
export const ConsentChange = Type.Object({ ...CustomerQuery.properties, ...Said });
export type ConsentChange = Static<typeof ConsentChange>;

/** A consent as it was given or withdrawn. */
export const Consent = Type.Object({
  ...Said,
  at: Type.String({ description: 'ISO 8601, UTC' }),
  by: Type.String({ description: 'desk' }),
  user: Type.Optional(Actor),
});
export type Consent = Static<typeof Consent>;

export const ConsentRecord = Type.Object({
  present: Type.Array(Consent, { description: 'The latest entry for each channel' }),
  history: Type.Array(Consent, { description: 'Every entry, the newest first' }),
});
export type ConsentRecord = Static<typeof ConsentRecord>;
