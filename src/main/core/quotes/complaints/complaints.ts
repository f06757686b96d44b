import { irishDay, readDay } from '../../../../shared/domain/date.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { tidy, tidyLine } from '../../../../shared/domain/text/tidy.ts';
import {
  done,
  failed,
  type InputError,
  invalid,
  type Result,
} from '../../../../shared/result/result.ts';
import type {
  ComplaintList,
  ComplaintQuery,
  ComplaintRequest,
  ComplaintStepRequest,
  Complaint as Shown,
} from '../../../../shared/schemas/quotes/complaint.ts';
import type { Context } from '../../dispatcher.ts';
import { changeQuote, MOST_EVENTS, mustHaveRoom } from '../change/change-quote.ts';
import type { QuoteEventData } from '../history/event-data.ts';
import type { QuoteEvent, QuoteStore, QuoteWithHistory } from '../history/quote-store.ts';
import { findQuote } from '../sale/retrieve.ts';
import { type Complaint, complaintDeadlines, complaintsOf } from './complaint.ts';

interface ComplaintParts {
  readonly quotes: QuoteStore;
}

/** How many complaints are listed by default. */
const USUAL = 50;

/** A complaint as it is answered. */
function shown({ quote, events }: QuoteWithHistory, complaint: Complaint): Shown {
  const { customer, vehicle } = quote.sections;
  const policyId = events.find((event) => event.kind === 'accepted')?.detail.policyId;
  const { steps, ...received } = complaint;
  return {
    ...received,
    quoteId: quote.id,
    ...(policyId === undefined ? {} : { policyId }),
    customerName: `${customer.firstName} ${customer.surname}`,
    registrationNumber: vehicle.registrationNumber,
    steps: steps.map(({ by, user, detail: { complaint: _, ...step } }) => ({
      ...step,
      by,
      ...(user === undefined ? {} : { user }),
    })),
    deadlines: complaintDeadlines(complaint),
  };
}

/** The complaints of one quote, the newest first. */
const listOf = (found: QuoteWithHistory, now: number, isOpen?: boolean): ComplaintList => {
  const complaints = wanted(complaintsOf(found.events), isOpen).map((one) => shown(found, one));
  return { today: irishDay(now), complaints, total: complaints.length };
};

/** Complaints that are open, or answered; the newest first. */
const wanted = (complaints: readonly Complaint[], isOpen?: boolean): Complaint[] =>
  complaints
    .filter(({ state }) => isOpen === undefined || isOpen === (state !== 'answered'))
    .toReversed();

/** The events of complaints by their quotes. */
function byQuote(events: readonly QuoteEvent[]): Map<string, QuoteEvent[]> {
  const all = new Map<string, QuoteEvent[]>();
  for (const event of events) all.set(event.quoteId, [...(all.get(event.quoteId) ?? []), event]);
  return all;
}

/** Those with a deadline by a day, the earliest deadline first. */
function dueFirst<C extends { readonly one: Complaint }>(all: readonly C[], by: string): C[] {
  const due = all.flatMap((each) => {
    const [next] = complaintDeadlines(each.one);
    return next && next.day <= by ? [{ each, day: next.day }] : [];
  });
  return due.sort((a, b) => a.day.localeCompare(b.day)).map(({ each }) => each);
}

/** Lists complaints: of a quote, or the register of all, the newest first. */
export function listComplaints({ quotes }: ComplaintParts) {
  return async (
    { quoteId, isOpen, dueBy, limit = USUAL }: ComplaintQuery,
    { caller, now }: Context,
  ): Promise<Result<ComplaintList>> => {
    if (quoteId !== undefined) {
      const found = await findQuote(quotes, quoteId, caller);
      return found.ok ? done(listOf(found.value, now, isOpen)) : found;
    }
    const all = [...byQuote(await quotes.complaintEvents())]
      .flatMap(([id, events]) => wanted(complaintsOf(events), isOpen).map((one) => ({ id, one })))
      .sort((a, b) => (a.one.receivedOn > b.one.receivedOn ? -1 : 1));
    const listed = dueBy === undefined ? all : dueFirst(all, dueBy);
    const complaints: Shown[] = [];
    for (const { id, one } of listed.slice(0, limit)) {
      const found = await quotes.find(id);
      // One that was erased meanwhile.
      if (found) complaints.push(shown(found, one));
    }
    return done({ today: irishDay(now), complaints, total: listed.length });
  };
}

const dayFault = (path: string, day: string, today: string): InputError[] => {
  const fault = (said: Message) => [{ path, message: said }];
  if (readDay(day) === undefined) return fault(message('existingDay'));
  return day > today ? fault(message('inFuture')) : [];
};

/** Appends an event of a complaint, and answers the complaints of the quote. */
function record(
  { quotes }: ComplaintParts,
  quoteId: string,
  context: Context,
  plan: (found: QuoteWithHistory) => Result<QuoteEventData>,
): Promise<Result<ComplaintList>> {
  return changeQuote<ComplaintList>({ quotes }, quoteId, context, async (found) => {
    const fits = mustHaveRoom(found, MOST_EVENTS);
    if (!fits.ok) return fits;
    const planned = plan(found);
    if (!planned.ok) return planned;
    const answer = (after: QuoteWithHistory) => listOf(after, context.now);
    return done({ change: { eventData: planned.value }, answer });
  });
}

/** Records a complaint about a quote, or about the policy that it became. */
export function recordComplaint(parts: ComplaintParts) {
  return async (request: ComplaintRequest, context: Context): Promise<Result<ComplaintList>> => {
    const { quoteId, from, about, receivedOn, channel } = request;
    const faults = dayFault('receivedOn', receivedOn, irishDay(context.now));
    if (faults.length > 0) return invalid(faults);
    const detail = { from: tidyLine(from), about: tidy(about), receivedOn, channel };
    return record(parts, quoteId, context, () => done({ kind: 'complaintReceived', detail }));
  };
}

/** What of a step is missing, or is not of its day. */
function stepFaults(
  { step, on, contact, note }: ComplaintStepRequest,
  { receivedOn }: Complaint,
  today: string,
): InputError[] {
  const required = (path: string) => [{ path, message: message('required') }];
  const early = { path: 'on', message: message('dayBetween', { from: receivedOn, to: today }) };
  return [
    ...dayFault('on', on, today),
    ...(on < receivedOn ? [early] : []),
    ...(step === 'acknowledged' && contact === undefined ? required('contact') : []),
    ...(step === 'answered' && note === undefined ? required('note') : []),
  ];
}

/** Records what was done about a complaint. */
export function recordComplaintStep(parts: ComplaintParts) {
  return (request: ComplaintStepRequest, context: Context): Promise<Result<ComplaintList>> => {
    const { quoteId, complaint: number, step, on, contact, note } = request;
    return record(parts, quoteId, context, ({ events }) => {
      const complaint = complaintsOf(events)[number - 1];
      if (!complaint) {
        const said = message('complaintNotFound', { id: quoteId, number });
        return failed({ kind: 'notFound', message: said });
      }
      if (complaint.state === 'answered') {
        return failed({ kind: 'conflict', message: message('complaintAnswered', { number }) });
      }
      const faults = stepFaults(request, complaint, irishDay(context.now));
      if (faults.length > 0) return invalid(faults);
      const detail = {
        complaint: number,
        step,
        on,
        ...(contact === undefined ? {} : { contact: tidyLine(contact) }),
        ...(note === undefined ? {} : { note: tidy(note) }),
      };
      return done({ kind: 'complaintStep', detail });
    });
  };
}
