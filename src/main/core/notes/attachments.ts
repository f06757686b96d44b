import { message } from '../../../shared/domain/messages/message.ts';
import {
  ATTACHMENT_TYPES,
  type AttachmentType,
  MOST_ATTACHMENT_BYTES,
  MOST_ATTACHMENTS,
} from '../../../shared/domain/people/attachment.ts';
import { tidyLine } from '../../../shared/domain/text/tidy.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type {
  Attachment,
  AttachmentContent,
  AttachmentQuery,
  NewAttachment,
  Notes,
} from '../../../shared/schemas/people/notes.ts';
import { doneBy } from '../caller/done-by.ts';
import type { Context } from '../dispatcher.ts';
import { attachedType, type DocumentStore, type FileKey } from '../documents/document-store.ts';
import { notesOf } from '../quotes/history/note-store.ts';
import { findQuote } from '../quotes/sale/retrieve.ts';
import { getNotes, type NoteParts, noQuote } from './notes.ts';

/** What attached files need around them. */
export interface AttachmentParts extends NoteParts {
  readonly documents: Pick<DocumentStore, 'of' | 'add' | 'find' | 'remove'>;
  /** SHA-256, hexadecimal. */
  readonly digest: (bytes: Uint8Array) => string;
  readonly fromBase64: (text: string) => Uint8Array;
  readonly toBase64: (bytes: Uint8Array) => string;
}

const MIB = 1024 * 1024;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a file is by its first bytes, whatever it is called. */
function typeOf(bytes: Uint8Array): AttachmentType | undefined {
  const start = hex(bytes.subarray(0, 16));
  const types = Object.keys(ATTACHMENT_TYPES) as AttachmentType[];
  return types.find((type) => start.startsWith(ATTACHMENT_TYPES[type].begins));
}

const LONGEST_NAME = 100;
/** What a name may not have in one of the systems that it may be saved on, and what nobody sees. */
const REFUSED = /[\p{C}\p{Zl}\p{Zp}<>:"|?*]+/gu;

/** The name of a file without its folders, tidy, and with the end of what it is. */
function nameOf(given: string, type: AttachmentType): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const name = tidyLine(last.replace(REFUSED, ' ')).replace(/^[.\s]+|[.\s]+$/g, '');
  const ends = ATTACHMENT_TYPES[type].ends.map((end) => `.${end}`);
  const end = ends.find((each) => name.toLowerCase().endsWith(each)) ?? '';
  const stem = [...name.slice(0, name.length - end.length)].slice(0, LONGEST_NAME).join('').trim();
  return `${stem === '' ? 'file' : stem}${end === '' ? ends[0] : name.slice(-end.length)}`;
}

/** Where the bytes of an attached file are kept: as the documents of its quote are. */
const keyOf = (quoteId: string, id: string): FileKey => ({
  quoteId,
  type: attachedType(id),
  version: 1,
});

/** Keeps a file with a quote or its policy, whatever its status. */
export function attachFile(parts: AttachmentParts) {
  const { notes, quotes, documents, digest, fromBase64, newNoteId } = parts;
  const read = getNotes(parts);
  return async (
    { quoteId, kind, name, contentBase64 }: NewAttachment,
    context: Context,
  ): Promise<Result<Notes>> => {
    const found = await findQuote(quotes, quoteId, context.caller);
    if (!found.ok) return found;
    const bytes = fromBase64(contentBase64);
    if (bytes.length > MOST_ATTACHMENT_BYTES) {
      const most = MOST_ATTACHMENT_BYTES / MIB;
      return failed({ kind: 'tooLarge', message: message('attachmentTooLarge', { most }) });
    }
    const mediaType = typeOf(bytes);
    if (!mediaType) return failed({ kind: 'invalid', message: message('notAttachable') });
    const { attachments } = notesOf(await notes.ofQuotes([quoteId]));
    if (attachments.filter(({ removed }) => !removed).length >= MOST_ATTACHMENTS) {
      const most = MOST_ATTACHMENTS;
      return failed({ kind: 'conflict', message: message('tooManyAttachments', { most }) });
    }
    const id = newNoteId();
    const key = keyOf(quoteId, id);
    const by = doneBy(context);
    const sha256 = digest(bytes);
    // First: what the history names is there.
    await documents.add([{ id, ...key, bytes, sha256, code: null, createdAt: by.at }]);
    const named = { kind, name: nameOf(name, mediaType), mediaType, size: bytes.length, sha256 };
    const event = { kind: 'recordAttachment', id, quoteId, ...by, detail: named } as const;
    if (await notes.keep(event)) return read({ quoteId }, context);
    await documents.remove(key);
    return noQuote(quoteId);
  };
}

/** The attached file that is asked for, unless it was removed. */
async function findAttachment(
  { notes, quotes }: Pick<AttachmentParts, 'notes' | 'quotes'>,
  { quoteId, attachmentId }: AttachmentQuery,
  { caller }: Context,
): Promise<Result<Attachment>> {
  const found = await findQuote(quotes, quoteId, caller);
  if (!found.ok) return found;
  const { attachments } = notesOf(await notes.ofQuotes([quoteId]));
  const one = attachments.find((each) => each.attachmentId === attachmentId);
  const isThere = one !== undefined && !one.removed;
  return isThere ? done(one) : failed({ kind: 'notFound', message: message('attachmentNotFound') });
}

/** Reads an attached file as it was attached, from the office where another desk took it. */
export function readAttachment(parts: AttachmentParts) {
  const { documents, toBase64 } = parts;
  return async (query: AttachmentQuery, context: Context): Promise<Result<AttachmentContent>> => {
    const found = await findAttachment(parts, query, context);
    if (!found.ok) return found;
    const { quoteId, attachmentId, name, mediaType, sha256 } = found.value;
    const kept = await documents.of(keyOf(quoteId, attachmentId));
    const file = kept && (await documents.find(kept.id, kept.type));
    // Another file is not what was attached, whatever is kept in its place.
    if (file?.sha256 !== sha256) {
      return failed({ kind: 'unavailable', message: message('attachmentElsewhere', { name }) });
    }
    return done({ name, mediaType, contentBase64: toBase64(file.bytes) });
  };
}

/** Removes a file that was attached by mistake: its bytes go, and the history says that it was there. */
export function removeAttachment(parts: AttachmentParts) {
  const { notes, documents } = parts;
  const read = getNotes(parts);
  return async (query: AttachmentQuery, context: Context): Promise<Result<Notes>> => {
    const found = await findAttachment(parts, query, context);
    if (!found.ok) return found;
    const { quoteId, attachmentId: id } = found.value;
    const kind = 'recordAttachmentRemoved';
    await notes.keep({ kind, id, quoteId, ...doneBy(context), detail: {} });
    await documents.remove(keyOf(quoteId, id));
    return read({ quoteId }, context);
  };
}
