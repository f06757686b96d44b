import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { FileKey, NewFile } from '../documents/document-store.ts';
import type { JudgedEvent, OfficeLog, Place, SentEvent, Verdict } from './log.ts';
import type { OfficeDocuments, WhichDocument } from './shared-documents.ts';

/** What a desk asks its office. */
export type OfficeQuestion =
  | { readonly ask: 'append'; readonly events: readonly SentEvent[] }
  | { readonly ask: 'page'; readonly after: Place; readonly limit: number }
  | { readonly ask: 'last' }
  | { readonly ask: 'settings' }
  | { readonly ask: 'file'; readonly sha256: string }
  | { readonly ask: 'documentsOf'; readonly quoteIds: readonly string[] }
  | { readonly ask: 'keepDocument'; readonly document: NewFile }
  | { readonly ask: 'document'; readonly which: WhichDocument }
  | { readonly ask: 'removeDocument'; readonly key: FileKey }
  | ({ readonly ask: 'present' } & OpenQuote);

/** A quote that is open at a desk, and who is signed in there: empty where no one is. */
export interface OpenQuote {
  readonly quoteId: string;
  readonly person: string;
}

/** The settings that the office decides for its desks: the firm as it stands on documents, and how long records are kept. */
export const SHARED_SETTINGS = ['firm', 'retention'] as const;

/** A setting of the office, as it is kept there. */
export interface SharedSetting {
  readonly name: (typeof SHARED_SETTINGS)[number];
  readonly value: string;
}

/** What desks have of their office besides its log. */
export interface OfficeSettings {
  readonly settings: () => Promise<readonly SharedSetting[]>;
  /** A file of the firm, which a setting names; null where there is none. */
  readonly file: (sha256: string) => Promise<{ readonly bytes: Uint8Array | null }>;
}

/** The answer to each question. */
export interface OfficeAnswers {
  readonly append: readonly Verdict[] | 'otherChain';
  readonly page: readonly JudgedEvent[] | 'otherHistory';
  readonly last: Place;
  readonly settings: readonly SharedSetting[];
  readonly file: { readonly bytes: Uint8Array | null };
  readonly documentsOf: readonly FileKey[];
  readonly keepDocument: boolean;
  readonly document: { readonly document: NewFile | null };
  readonly removeDocument: boolean;
  readonly present: readonly string[];
}

/** The members that are bytes, of events and files. */
const BYTES: readonly string[] = ['explanation', 'erased', 'bytes'];

const HEX = 16;

const toText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('');

const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, HEX));

/** JSON of what travels: bytes become texts, also those that would write themselves otherwise, as a Buffer does. */
export const written = (value: unknown): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, name, part: unknown) {
    const own = this[name];
    return own instanceof Uint8Array ? toText(own) : part;
  });

/** What was written. @throws where it is no JSON */
export const read = (text: string): unknown =>
  JSON.parse(text, (name, part: unknown) =>
    BYTES.includes(name) && typeof part === 'string' ? toBytes(part) : part,
  );

const ORIGIN = /^https:\/\/(\[[\d:a-f]+\]|[\w.-]+)(:\d{1,5})?$/;

/** The https origin that a typed address is, as `https://office.example:8443`; undefined where it is none, or has a path. */
export function officeOrigin(typed: string): string | undefined {
  const address = typed.trim().toLowerCase().replace(/\/+$/, '').replace(/:443$/, '');
  return ORIGIN.test(address) ? address : undefined;
}

/** What a desk signs of a request, so that no one else can send it, or send it again later. @param at epoch milliseconds */
export const signedText = (desk: string, at: number, digest: string): string =>
  `quotedesk office ${desk} ${at} ${digest}`;

/** Milliseconds by which the clock of a desk may be wrong while it exchanges. */
export const CLOCK_MAY_DIFFER = 10 * 60 * 1000;

/** Answers what a desk asks. @param present tells who else has a quote open. @throws what the log does, and FaultError where it is no question */
export async function answer(
  log: OfficeLog & OfficeSettings & OfficeDocuments,
  present: (open: OpenQuote) => Promise<readonly string[]>,
  question: OfficeQuestion,
): Promise<unknown> {
  switch (question.ask) {
    case 'append':
      return log.append(question.events);
    case 'page':
      return log.page(question.after, question.limit);
    case 'last':
      return log.last();
    case 'settings':
      return log.settings();
    case 'file':
      return log.file(question.sha256);
    case 'documentsOf':
      return log.documentsOf(question.quoteIds);
    case 'keepDocument':
      return log.keepDocument(question.document);
    case 'document':
      return log.document(question.which);
    case 'removeDocument':
      return log.removeDocument(question.key);
    case 'present':
      return present(question);
    default:
      throw new FaultError({ kind: 'invalid', message: message('officeQuestion') });
  }
}
