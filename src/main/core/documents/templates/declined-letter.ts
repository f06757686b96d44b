import { coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { StoredDecline } from '../../quotes/submit/declined.ts';
import { dayOf } from '../format.ts';
import type { Block, DocumentLayout, Letterhead } from '../layout.ts';
import { spelled, spelledHead } from '../spelled.ts';
import { REFUSAL_HEADING, refusalBlocks } from './refusal.ts';

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
  const layout = spelled({
    title: REFUSAL_HEADING,
    subtitle: `Private motor insurance · ${coverTitle[declined.sections.policy.coverType]}`,
    underwriter: book.underwriter,
    references: [
      ['Reference', declined.id],
      ['Date', dayOf(declined.at)],
    ],
    marks: [
      ...(specimen ? ['Specimen – not valid'] : []),
      ...(book.demonstration ? ['Demonstration – not an offer of insurance'] : []),
    ],
    specimen,
    footer: `Refusal · ${declined.id}`,
    at: declined.at,
    blocks: blocks(source),
  });
  return firm ? { ...layout, firm: spelledHead(firm) } : layout;
}
