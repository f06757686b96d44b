import { utcText } from '../../../../shared/domain/date.ts';
import { PROVES } from '../../../../shared/domain/people/attachment.ts';
import type { FieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { Contact } from '../../../../shared/schemas/people/customer.ts';
import type { Attachment, FollowUp, Note, Notes } from '../../../../shared/schemas/people/notes.ts';
import type { UnknownFact } from '../../../../shared/schemas/quotes/assumed.ts';
import type { DoneBy } from '../../caller/done-by.ts';
import type { ResponseToKeep } from '../../caller/kept-responses.ts';

/** What is said of a note or an attached file, the events of one have its id; and how a customer is reached. */
export type NoteEventData =
  | { readonly kind: 'recordNote'; readonly detail: Pick<Note, 'text' | 'followUpOn'> }
  | { readonly kind: 'recordFollowedUp'; readonly detail: object }
  | {
      readonly kind: 'recordAttachment';
      readonly detail: Pick<Attachment, 'kind' | 'name' | 'mediaType' | 'size' | 'sha256'>;
    }
  | { readonly kind: 'recordAttachmentRemoved'; readonly detail: object }
  | { readonly kind: 'recordContact'; readonly detail: Contact };

/** What a note is on: a quote with its policy, or a customer. */
export type NoteSubject = { readonly quoteId: string } | { readonly customerKey: string };

/** An event of a note, an attached file or of how a customer is reached. */
export type NoteEvent = NoteEventData & NoteSubject & DoneBy & { readonly id: string };

/** Where notes are kept, and what is said of attached files: in the chain of the history. */
export interface NoteStore {
  /**
   * Keeps an event, with what is answered to it, where a retry is to get the same.
   * @returns false, with nothing kept, where its quote is not there any more
   */
  readonly keep: (event: NoteEvent, response?: ResponseToKeep) => Promise<boolean>;
  /** What is said on some quotes and their policies, oldest first. */
  readonly ofQuotes: (quoteIds: readonly string[]) => Promise<readonly NoteEvent[]>;
  /** What is said on a customer alone, oldest first. */
  readonly ofCustomer: (customerKey: string) => Promise<readonly NoteEvent[]>;
  /** How some customers are reached, by their keys; only those of whom it was said beside their quotes. */
  readonly contactsOf: (customerKeys: readonly string[]) => Promise<ReadonlyMap<string, Contact>>;
  /** What is said of one note or attached file, oldest first. */
  readonly byId: (id: string) => Promise<readonly NoteEvent[]>;
  /** The notes that come back until an Irish day and were not followed up, the oldest day first. */
  readonly due: (
    day: string,
    limit: number,
  ) => Promise<{ readonly notes: readonly FollowUp[]; readonly total: number }>;
}

const doneAs = ({ at, by, user }: DoneBy) => ({
  at: utcText(at),
  by,
  ...(user === undefined ? {} : { user }),
});

/** The notes and files that events make, the newest first. */
export function notesOf(events: readonly NoteEvent[]): Notes {
  const [notes, attachments] = [new Map<string, Note>(), new Map<string, Attachment>()];
  for (const event of events) {
    const { id } = event;
    const quoteId = 'quoteId' in event ? event.quoteId : undefined;
    const [note, attachment] = [notes.get(id), attachments.get(id)];
    if (event.kind === 'recordNote') {
      const on = quoteId === undefined ? {} : { quoteId };
      notes.set(id, { noteId: id, ...on, ...event.detail, ...doneAs(event) });
    } else if (event.kind === 'recordAttachment' && quoteId !== undefined) {
      attachments.set(id, { attachmentId: id, quoteId, ...event.detail, ...doneAs(event) });
    } else if (event.kind === 'recordFollowedUp' && note) {
      notes.set(id, { ...note, followedUp: note.followedUp ?? doneAs(event) });
    } else if (event.kind === 'recordAttachmentRemoved' && attachment) {
      attachments.set(id, { ...attachment, removed: attachment.removed ?? doneAs(event) });
    }
  }
  return {
    notes: [...notes.values()].reverse(),
    attachments: [...attachments.values()].reverse(),
  };
}

/** What a quote does not know and its rate book wants known, without what an attached file proves. */
export async function unproven<S extends { readonly unknownBeforeCover: readonly UnknownFact[] }>(
  store: Pick<NoteStore, 'ofQuotes'>,
  quoteId: string,
  sale: S,
): Promise<S> {
  if (sale.unknownBeforeCover.length === 0) return sale;
  const { attachments } = notesOf(await store.ofQuotes([quoteId]));
  const proven = new Set<FieldPath | undefined>(
    attachments.flatMap(({ kind, removed }) => (removed ? [] : PROVES[kind])),
  );
  return {
    ...sale,
    unknownBeforeCover: sale.unknownBeforeCover.filter(({ path }) => !proven.has(path)),
  };
}
