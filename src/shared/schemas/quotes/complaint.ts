import { type Static, Type } from 'typebox';
import {
  COMPLAINT_CHANNELS,
  COMPLAINT_DEADLINES,
  COMPLAINT_STATES,
  COMPLAINT_STEPS,
} from '../../domain/quotes/complaint.ts';
import { TYPED_LINE, TYPED_LINES } from '../../domain/text/text-pattern.ts';
import { Actor } from '../common/actor.ts';
import { IrishDay } from './quote-list.ts';

const QuoteId = Type.String({ minLength: 1, maxLength: 100 });
const line = (description: string) =>
  Type.String({ minLength: 1, maxLength: 200, ...TYPED_LINE, description });
const lines = (description: string) =>
  Type.String({ minLength: 1, maxLength: 2000, ...TYPED_LINES, description });

const received = {
  from: line('Who complains'),
  about: lines('What of'),
  receivedOn: { ...IrishDay, description: 'The Irish day on which it came, YYYY-MM-DD' },
  channel: Type.Enum([...COMPLAINT_CHANNELS], { description: 'How it came' }),
};

/** A complaint about a quote or the policy that it became. */
export const ComplaintRequest = Type.Object({ quoteId: QuoteId, ...received });
export type ComplaintRequest = Static<typeof ComplaintRequest>;

const step = {
  step: Type.Enum([...COMPLAINT_STEPS]),
  on: { ...IrishDay, description: 'The Irish day on which it was done, YYYY-MM-DD' },
  contact: Type.Optional(line('Who the customer can turn to: needed of an acknowledgement')),
  note: Type.Optional(lines('What was said: needed of an answer')),
};

/** What was done about a complaint. */
export const ComplaintStepRequest = Type.Object({
  quoteId: QuoteId,
  complaint: Type.Integer({ minimum: 1, description: 'Its number among those of the quote' }),
  ...step,
});
export type ComplaintStepRequest = Static<typeof ComplaintStepRequest>;

/** Which complaints: those of a quote, or of all; the first 50 unless a limit is given. */
export const ComplaintQuery = Type.Object({
  quoteId: Type.Optional(QuoteId),
  isOpen: Type.Optional(Type.Boolean({ description: 'Absent: those that are answered, too' })),
  dueBy: Type.Optional({
    ...IrishDay,
    description: 'Of all: only those with a deadline by this day, the earliest deadline first',
  }),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type ComplaintQuery = Static<typeof ComplaintQuery>;

/** A complaint as it stands now. */
const Complaint = Type.Object({
  quoteId: Type.String(),
  policyId: Type.Optional(Type.String()),
  customerName: Type.String(),
  registrationNumber: Type.String(),
  number: Type.Integer({ description: 'Its place among those of the quote, from 1' }),
  ...received,
  state: Type.Enum([...COMPLAINT_STATES]),
  steps: Type.Array(Type.Object({ ...step, by: Type.String(), user: Type.Optional(Actor) })),
  deadlines: Type.Array(
    Type.Object({
      id: Type.Enum([...COMPLAINT_DEADLINES]),
      day: Type.String({ description: 'The last day, YYYY-MM-DD' }),
    }),
    { description: 'What is open, the earliest first; it stays once its day is past' },
  ),
});
export type Complaint = Static<typeof Complaint>;

/** Complaints, the newest first. */
export const ComplaintList = Type.Object({
  today: Type.String({ description: 'The Irish day, YYYY-MM-DD' }),
  complaints: Type.Array(Complaint),
  total: Type.Integer(),
});
export type ComplaintList = Static<typeof ComplaintList>;
