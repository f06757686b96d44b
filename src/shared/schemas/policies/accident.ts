import { type Static, Type } from 'typebox';
import { rule } from '../../domain/messages/rule.ts';
import { ACCIDENT_STATES, FAULTS } from '../../domain/policies/accident.ts';
import { TYPED_LINE, TYPED_LINES } from '../../domain/text/text-pattern.ts';
import { Actor } from '../common/actor.ts';
import { WarningShape } from '../common/remark.ts';
import { Euro } from '../quotes/explanation.ts';
import { IrishDay } from '../quotes/quote-list.ts';
import { PolicyId } from './policy.ts';

const line = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, ...TYPED_LINE, description });
const lines = (description: string) =>
  Type.String({ minLength: 1, maxLength: 2000, ...TYPED_LINES, description });

/** What is known of an accident, as it is reported or changed. */
const facts = {
  at: Type.Optional({
    ...IrishDay,
    description: 'The Irish day of the accident, YYYY-MM-DD: needed of a new one',
  }),
  time: Type.Optional(
    Type.String({
      pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
      ...rule('timeForm'),
      description: 'Irish time, HH:MM',
    }),
  ),
  place: Type.Optional(line(200, 'Where it happened')),
  driver: Type.Optional(line(200, 'Who drove the car of the policy')),
  otherParties: Type.Optional(lines('Who else was in it, with their cars and insurers')),
  description: Type.Optional(lines('What was said of it: needed of a new one')),
  claimNumber: Type.Optional(line(60, 'The number of the claim with the insurer')),
  state: Type.Optional(
    Type.Enum([...ACCIDENT_STATES], { description: 'Of a new one, notified unless given' }),
  ),
  fault: Type.Optional(
    Type.Enum([...FAULTS], { description: 'Of the driver; of a new one, not known unless given' }),
  ),
  countsAgainstBonus: Type.Optional(
    Type.Boolean({
      description:
        'Whether it counts against the no-claims bonus. Until somebody says so, it does; one that is withdrawn never does',
    }),
  ),
  paid: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 100_000_000,
      description: 'What was paid, in euro: of a settled one',
    }),
  ),
};

/** An accident on a policy: the first notification of it, or what is known of it since. */
export const AccidentRequest = Type.Object({
  policyId: PolicyId,
  number: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Which one is changed; absent: a new one' }),
  ),
  ...facts,
});
export type AccidentRequest = Static<typeof AccidentRequest>;

export const AccidentQuery = Type.Object({ policyId: PolicyId });
export type AccidentQuery = Static<typeof AccidentQuery>;

/** An accident as it is known now. */
const Accident = Type.Object({
  number: Type.Integer({ description: 'Its place among those of the policy, from 1' }),
  ...facts,
  at: Type.String({ description: 'The Irish day of the accident, YYYY-MM-DD' }),
  description: Type.String({ description: 'What was said of it' }),
  state: Type.Enum([...ACCIDENT_STATES]),
  fault: Type.Enum([...FAULTS]),
  countsAgainstBonus: Type.Boolean(),
  paid: Type.Optional(Euro),
  isCovered: Type.Boolean({ description: 'Whether the policy covered then' }),
  reportedAt: Type.String({ description: 'ISO 8601, UTC' }),
  by: Type.String({ description: 'The client, or desk' }),
  user: Type.Optional(Actor),
});

/** The accidents of a policy. */
export const AccidentList = Type.Object({
  policyId: Type.String(),
  version: Type.String({ description: 'For If-Match: that of the policy' }),
  accidents: Type.Array(Accident, { description: 'In the order in which they were reported' }),
  warnings: Type.Array(WarningShape, { description: 'Of the accident that was recorded' }),
});
export type AccidentList = Static<typeof AccidentList>;
