import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { StoredDecline } from '../../quotes/submit/declined.ts';
import type { Block, DocumentLayout, Letterhead } from '../layout.ts';
import { spelled, spelledHead } from '../spelled.ts';
import { wordsOf } from '../words/words.ts';
import { refusalBlocks } from './refusal.ts';

/** What a letter about a declined risk is written from. */
export interface DeclinedSource {
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
export function declinedLetter(source: DeclinedSource): DocumentLayout {
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
