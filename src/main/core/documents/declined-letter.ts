import { message } from '../../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type {
  DeclinedLetter,
  DeclinedLetterQuery,
} from '../../../shared/schemas/quotes/declined-risk.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import type { Context } from '../dispatcher.ts';
import type { DeclinedStore, StoredDecline } from '../quotes/submit/declined.ts';
import type { Block, DocumentLayout, Letterhead } from './layout/layout.ts';
import { spelled, spelledHead } from './layout/spelled.ts';
import type { MakeParts } from './make.ts';
import { refusalBlocks } from './templates/refusal.ts';
import { wordsOf } from './words/words.ts';

/** What a letter about a declined risk is written from. */
interface DeclinedSource {
  readonly declined: StoredDecline;
  /** The rate book that declined it. */
  readonly book: RateBook;
  readonly firm: Letterhead | undefined;
  /** Whether it is made in training: nothing then stands behind it. */
  readonly specimen: boolean;
}

function blocks({ declined, book }: DeclinedSource): Block[] {
  return refusalBlocks({
    sections: declined.sections,
    underwriter: book.underwriter,
    askedAt: declined.at,
    reasons: declined.reasons.map(({ message }) => message),
  });
}

/**
 * Writes the letter that gives the reasons of a refusal. The same risk and firm give the same letter.
 */
function declinedLetter(source: DeclinedSource): DocumentLayout {
  const { declined, book, firm, specimen } = source;
  const words = wordsOf(declined.sections);
  const { language, refusal, product, cover, head, mark, dayOf } = words;
  const layout = spelled({
    language,
    title: refusal.heading,
    subtitle: product(cover(declined.sections.policy.coverType)),
    underwriter: book.underwriter,
    references: [
      [head.reference, declined.id],
      [head.date, dayOf(declined.at)],
    ],
    marks: [
      ...(specimen ? [mark.specimenNotValid] : []),
      ...(book.demonstration ? [mark.demonstration] : []),
    ],
    specimen,
    ...(specimen ? { watermark: mark.specimen } : {}),
    footer: `${refusal.footer} · ${declined.id}`,
    at: declined.at,
    blocks: blocks(source),
  });
  return firm ? { ...layout, firm: spelledHead(words, firm) } : layout;
}

/** Where letters about declined risks are kept. */
export interface DeclinedLetterStore {
  readonly find: (declinedId: string) => Promise<Uint8Array | undefined>;
  /**
   * Keeps a letter; of one risk the first is kept.
   * @returns the one that is kept
   */
  readonly add: (letter: {
    readonly declinedId: string;
    readonly bytes: Uint8Array;
    /** Of the bytes, hexadecimal. */
    readonly sha256: string;
    /** Epoch milliseconds. */
    readonly createdAt: number;
  }) => Promise<Uint8Array>;
}

interface LetterParts
  extends Pick<MakeParts, 'library' | 'firm' | 'print' | 'digest' | 'specimen'> {
  readonly declined: DeclinedStore;
  readonly letters: DeclinedLetterStore;
  readonly toBase64: (bytes: Uint8Array) => string;
}

async function make(parts: LetterParts, id: string, now: number): Promise<Result<Uint8Array>> {
  const { library, firm, print, digest, specimen, declined: risks, letters } = parts;
  const declined = await risks.find(id);
  if (!declined) return failed({ kind: 'notFound', message: message('declinedNotFound', { id }) });
  const book = library.byHash(declined.rateBookHash)?.book;
  if (!book) return failed({ kind: 'unavailable', message: message('rateBookAbsent') });
  const source = { declined, book, firm: await firm.letterhead(), specimen };
  const bytes = await print(declinedLetter(source));
  return done(await letters.add({ declinedId: id, bytes, sha256: digest(bytes), createdAt: now }));
}

/** Reads the letter about a declined risk, made where it is not there yet; then it stays as it is. */
export function readDeclinedLetter(parts: LetterParts) {
  return async ({ id }: DeclinedLetterQuery, { now }: Context): Promise<Result<DeclinedLetter>> => {
    const kept = await parts.letters.find(id);
    const letter = kept ? done(kept) : await make(parts, id, now);
    if (!letter.ok) return letter;
    return done({ name: `${id}-refusal.pdf`, contentBase64: parts.toBase64(letter.value) });
  };
}
