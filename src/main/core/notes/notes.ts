import { irishDay, readDay } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { MOST_NOTES } from '../../../shared/domain/people/attachment.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import { done, failed, invalid, type Result } from '../../../shared/result/result.ts';
import type {
  FollowUps,
  NoteOnCustomer,
  NoteOnPolicy,
  NoteOnQuote,
  NoteQuery,
  Notes,
  PolicyNotes,
  PolicyNotesQuery,
  QuoteNotesQuery,
} from '../../../shared/schemas/people/notes.ts';
import { doneBy } from '../caller/done-by.ts';
import { isKnown } from '../customers/consents.ts';
import type { CustomerStore } from '../customers/customer-store.ts';
import type { ImportedCustomerStore } from '../customers/imported-customer-store.ts';
import type { RecordStore } from '../customers/record-store.ts';
import type { Context } from '../dispatcher.ts';
import { findPolicy, noPolicy, type PolicyParts } from '../policies/transact.ts';
import {
  type NoteEvent,
  type NoteStore,
  type NoteSubject,
  notesOf,
} from '../quotes/history/note-store.ts';
import type { QuoteStore } from '../quotes/history/quote-store.ts';
import { findQuote } from '../quotes/sale/retrieve.ts';

/** What notes need around them. */
export interface NoteParts {
  readonly notes: NoteStore;
  readonly quotes: QuoteStore;
  readonly newNoteId: () => string;
}

/** What notes on customers need around them. */
export interface CustomerNoteParts extends Pick<NoteParts, 'notes' | 'newNoteId'> {
  readonly records: Pick<RecordStore, 'quotesOf'>;
  readonly customers: Pick<CustomerStore, 'find'>;
  readonly importedCustomers: Pick<ImportedCustomerStore, 'ofCustomer'>;
}

/** The quote was erased, or never there. */
export const noQuote = (id: string) =>
  failed({ kind: 'notFound', message: message('quoteNotFound', { id }) });

const noCustomer = failed({ kind: 'notFound', message: message('customerNotFound') });

/** Reads the notes and the attached files of a quote and its policy. */
export function getNotes({ notes, quotes }: Pick<NoteParts, 'notes' | 'quotes'>) {
  return async ({ quoteId }: QuoteNotesQuery, { caller }: Context): Promise<Result<Notes>> => {
    const found = await findQuote(quotes, quoteId, caller);
    return found.ok ? done(notesOf(await notes.ofQuotes([quoteId]))) : found;
  };
}

/** The notes on a customer and on the quotes of the customer, the newest first. */
async function ofCustomer({ notes, records }: CustomerNoteParts, key: string): Promise<Notes> {
  const quotes = await records.quotesOf(key);
  const onQuotes = await notes.ofQuotes(quotes.map(({ id }) => id));
  const all = [...(await notes.ofCustomer(key)), ...onQuotes];
  return notesOf(all.sort((one, other) => one.at - other.at));
}

/** Reads the notes on a customer, and on the quotes of the customer. */
export function getCustomerNotes(parts: CustomerNoteParts) {
  return async ({ key }: { key: string }): Promise<Result<Notes>> => {
    const found = await ofCustomer(parts, key);
    const isEmpty = found.notes.length === 0 && found.attachments.length === 0;
    return isEmpty && !(await isKnown(key, parts)) ? noCustomer : done(found);
  };
}

type Written = Pick<NoteOnQuote, 'text' | 'followUpOn'>;

/** A note as it is kept; a fault where its day is none or past, or there are too many. */
function noteEvent(
  { text, followUpOn }: Written,
  { id, subject, before }: { id: string; subject: NoteSubject; before: readonly NoteEvent[] },
  context: Context,
): Result<NoteEvent> {
  if (followUpOn !== undefined) {
    const path = 'followUpOn';
    if (!readDay(followUpOn)) return invalid([{ path, message: message('existingDay') }]);
    if (followUpOn < irishDay(context.now)) {
      return invalid([{ path, message: message('followUpPast') }]);
    }
  }
  if (before.filter(({ kind }) => kind === 'recordNote').length >= MOST_NOTES) {
    return failed({ kind: 'conflict', message: message('tooManyNotes', { most: MOST_NOTES }) });
  }
  const detail = { text: tidy(text), ...(followUpOn === undefined ? {} : { followUpOn }) };
  return done({ kind: 'recordNote', id, ...subject, ...doneBy(context), detail });
}

/** Adds a note to a quote or its policy, whatever its status: it changes nothing of it. */
export function addNote(parts: NoteParts) {
  const { notes, quotes, newNoteId } = parts;
  const read = getNotes(parts);
  return async ({ quoteId, ...note }: NoteOnQuote, context: Context): Promise<Result<Notes>> => {
    const found = await findQuote(quotes, quoteId, context.caller);
    if (!found.ok) return found;
    const before = await notes.ofQuotes([quoteId]);
    const event = noteEvent(note, { id: newNoteId(), subject: { quoteId }, before }, context);
    if (!event.ok) return event;
    return (await notes.keep(event.value)) ? read({ quoteId }, context) : noQuote(quoteId);
  };
}

/** The notes that events make of a policy. */
const ofPolicy = (policyId: string, events: readonly NoteEvent[]): PolicyNotes => ({
  policyId,
  notes: notesOf(events).notes,
});

/** Lists the notes on a policy and its quote. */
export function listPolicyNotes(parts: Pick<NoteParts, 'notes'> & PolicyParts) {
  return async (
    { policyId }: PolicyNotesQuery,
    { caller }: Context,
  ): Promise<Result<PolicyNotes>> => {
    const found = await findPolicy(parts, policyId, caller);
    if (!found.ok) return found;
    return done(ofPolicy(policyId, await parts.notes.ofQuotes([found.value.policy.quoteId])));
  };
}

/** Adds a note to a policy, and keeps what is answered with it. */
export function addPolicyNote(parts: NoteParts & PolicyParts) {
  const { notes, newNoteId } = parts;
  return async (
    { policyId, ...note }: NoteOnPolicy,
    context: Context,
  ): Promise<Result<PolicyNotes>> => {
    const found = await findPolicy(parts, policyId, context.caller);
    if (!found.ok) return found;
    const { quoteId } = found.value.policy;
    const before = await notes.ofQuotes([quoteId]);
    const event = noteEvent(note, { id: newNoteId(), subject: { quoteId }, before }, context);
    if (!event.ok) return event;
    const result = done(ofPolicy(policyId, [...before, event.value]));
    return (await notes.keep(event.value, context.keep?.(result))) ? result : noPolicy(policyId);
  };
}

/** Adds a note to a customer. */
export function addCustomerNote(parts: CustomerNoteParts) {
  const { notes, newNoteId } = parts;
  return async ({ key, ...note }: NoteOnCustomer, context: Context): Promise<Result<Notes>> => {
    if (!(await isKnown(key, parts))) return noCustomer;
    const before = await notes.ofCustomer(key);
    const subject = { customerKey: key };
    const event = noteEvent(note, { id: newNoteId(), subject, before }, context);
    if (!event.ok) return event;
    await notes.keep(event.value);
    return done(await ofCustomer(parts, key));
  };
}

/** Says that a note was followed up; once is enough. */
export function tickNote({ notes }: Pick<NoteParts, 'notes'>) {
  return async ({ noteId }: NoteQuery, context: Context): Promise<Result<object>> => {
    const events = await notes.byId(noteId);
    const note = events.find(({ kind }) => kind === 'recordNote');
    if (!note) return failed({ kind: 'notFound', message: message('noteNotFound') });
    if (events.some(({ kind }) => kind === 'recordFollowedUp')) return done({});
    const subject =
      'quoteId' in note ? { quoteId: note.quoteId } : { customerKey: note.customerKey };
    const by = { id: noteId, ...subject, ...doneBy(context) };
    await notes.keep({ kind: 'recordFollowedUp', ...by, detail: {} });
    return done({});
  };
}

/** How many notes the dashboard lists. */
const LISTED = 50;

/** Lists the notes that come back today or should have before. */
export function listFollowUps({ notes }: Pick<NoteParts, 'notes'>) {
  return async (_: unknown, { now }: Context): Promise<Result<FollowUps>> => {
    const today = irishDay(now);
    const { notes: due, total } = await notes.due(today, LISTED);
    return done({ today, notes: [...due], total });
  };
}
