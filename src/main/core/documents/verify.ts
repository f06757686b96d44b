import { utcText } from '../../../shared/domain/date.ts';
import { done, type Result } from '../../../shared/result/result.ts';
import type {
  VerificationReport,
  VerifyRequest,
} from '../../../shared/schemas/data/verification.ts';
import type { QuoteStore } from '../quotes/history/quote-store.ts';
import { toldEvents } from '../quotes/history/state.ts';
import type { DocumentStore, KeptDocument } from './document-store.ts';
import { codesIn, readCode } from './verification-code.ts';
import { ENGLISH_WORDS } from './words/words.ts';

/** What telling our documents from others needs around it. */
export interface VerifyParts {
  readonly documents: DocumentStore;
  readonly quotes: QuoteStore;
  /** SHA-256, hexadecimal. */
  readonly digest: (bytes: Uint8Array) => string;
  readonly fromBase64: (text: string) => Uint8Array;
}

type Verdict = VerificationReport['verdict'];

/** A verdict, and the document that it is about. */
interface Found {
  readonly verdict: Exclude<Verdict, 'unknown'>;
  readonly kept: KeptDocument;
}

const says: Record<Found['verdict'], (which: string) => string> = {
  unchanged: (which) => `Ours and unchanged: ${which}.`,
  changed: (which) =>
    `A document with this code was made here (${which}), but this file is not the same: it was changed.`,
  mismatched: (which) => `The file is ours and unchanged (${which}), but the code is not its code.`,
  made: (which) =>
    `A document with this code was made here: ${which}. Compare the paper with it: a code alone does not show a change.`,
};

const NO_CODE =
  'This is no verification code: it has sixteen letters and digits, as 7K3F-92QD-XH4M-PT6R.';
const NO_DOCUMENT = 'Not made here: no document has this code.';
const NO_FILE =
  'Not made here: no such file is kept, and it says no code of ours. A copy that another program wrote again may have lost its code; the one on its pages can be verified by itself.';

async function byCode(
  { documents }: VerifyParts,
  codes: readonly string[],
): Promise<KeptDocument | undefined> {
  for (const code of codes) {
    const kept = await documents.byCode(code);
    if (kept) return kept;
  }
  return undefined;
}

async function aboutFile(
  parts: VerifyParts,
  bytes: Uint8Array,
  typed: string | undefined,
): Promise<Found | string> {
  const code = typed === undefined ? undefined : readCode(typed);
  const same = await parts.documents.bySha256(parts.digest(bytes));
  if (same) {
    const fits = typed === undefined || code === same.code;
    return { verdict: fits ? 'unchanged' : 'mismatched', kept: same };
  }
  const kept = await byCode(parts, [...(code === undefined ? [] : [code]), ...codesIn(bytes)]);
  return kept ? { verdict: 'changed', kept } : NO_FILE;
}

async function aboutCode(parts: VerifyParts, typed: string): Promise<Found | string> {
  const code = readCode(typed);
  if (code === undefined) return NO_CODE;
  const kept = await byCode(parts, [code]);
  return kept ? { verdict: 'made', kept } : NO_DOCUMENT;
}

async function report(
  { quotes }: VerifyParts,
  { verdict, kept }: Found,
): Promise<VerificationReport> {
  const { quoteId, type, version, createdAt } = kept;
  const found = await quotes.find(quoteId);
  // That of an earlier change, or of a period that is over, is of a state of its own.
  const newest = found !== undefined && version >= toldEvents(found.events);
  const { title, dayOf } = ENGLISH_WORDS;
  const which = `${title[type].toLowerCase()} of quote ${quoteId}, made on ${dayOf(createdAt)}`;
  const since = newest
    ? 'The quote has not changed since.'
    : version < 0
      ? 'It is void: a colleague changed the quote first, and what it says does not count.'
      : 'The quote has changed since: this is not its newest version.';
  return {
    verdict,
    message: `${says[verdict](which)} ${since}`,
    document: { quoteId, type, madeAt: utcText(createdAt), newest },
  };
}

/** Says of a file, or of a code on paper, whether it is a document made here. Any bytes will do. */
export function verifyDocument(parts: VerifyParts) {
  return async ({ contentBase64, code }: VerifyRequest): Promise<Result<VerificationReport>> => {
    const found =
      contentBase64 === undefined
        ? await aboutCode(parts, code ?? '')
        : await aboutFile(parts, parts.fromBase64(contentBase64), code);
    if (typeof found !== 'string') return done(await report(parts, found));
    return done({ verdict: 'unknown', message: found, document: null });
  };
}
