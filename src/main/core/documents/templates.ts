import {
  CALCULATION,
  type PrintedDocument,
  REFUSAL_LETTER,
} from '../../../shared/domain/quotes/document-type.ts';
import { type DocumentSource, wordsFor } from './document-source.ts';
import type { Block, DocumentLayout, Fact } from './layout.ts';
import { spelled, spelledHead } from './spelled.ts';
import { certificate } from './templates/certificate.ts';
import { ipid } from './templates/ipid.ts';
import { calculation } from './templates/premium.ts';
import { refusalLetter } from './templates/refusal.ts';
import { schedule } from './templates/schedule.ts';
import { statementOfFact } from './templates/statement-of-fact.ts';
import { statementOfSuitability } from './templates/statement-of-suitability.ts';
import { terms } from './templates/terms.ts';
import { stamp } from './verification-code.ts';
import type { Words } from './words/words.ts';

interface Kind {
  readonly write: (source: DocumentSource) => Block[];
  /** What every page says of it while it is only a draft. */
  readonly draft?: (words: Words, source: DocumentSource) => string | undefined;
  /** Where nothing on the document may point to a person, not even a number. */
  readonly impersonal?: true;
  /** It has a heading of its own, and does not end. */
  readonly isLetter?: true;
}

const kinds: Record<PrintedDocument, Kind> = {
  schedule: { write: schedule },
  terms: { write: terms },
  certificate: {
    write: certificate,
    draft: ({ mark }, { sale }) => (sale.policy === undefined ? mark.notValid : undefined),
  },
  'statement-of-fact': { write: statementOfFact },
  ipid: { write: ipid, impersonal: true },
  'statement-of-suitability': {
    write: statementOfSuitability,
    draft: ({ mark }, { sale }) => (sale.suitability ? undefined : mark.notConfirmed),
  },
  [CALCULATION]: { write: calculation },
  [REFUSAL_LETTER]: { write: refusalLetter, isLetter: true },
};

function references(
  { head, dayOf }: Words,
  { impersonal, isLetter }: Kind,
  { sale: { quoteId, policy, expiresAt } }: DocumentSource,
  issued: string,
): Fact[] {
  if (impersonal) return [[head.issued, issued]];
  if (isLetter)
    return [
      [head.quote, quoteId],
      [head.date, issued],
    ];
  return [
    [head.quote, quoteId],
    ...(policy === undefined
      ? ([[head.validUntil, dayOf(expiresAt)]] satisfies Fact[])
      : ([[head.policy, policy.id]] satisfies Fact[])),
    [head.issued, issued],
  ];
}

/**
 * Writes a document of a quote. The same state of the quote and of the firm gives the same document.
 * @param code its verification code
 */
export function layoutOf(
  type: PrintedDocument,
  source: DocumentSource,
  code: string,
): DocumentLayout {
  const { sale, book, firm, specimen = false } = source;
  const kind = kinds[type];
  const { write, draft: draftOf, impersonal, isLetter } = kind;
  const words = wordsFor(source);
  const { mark } = words;
  const title = words.title[type];
  const at = sale.changedAt;
  const draft = specimen ? undefined : draftOf?.(words, source);
  const layout = spelled({
    language: words.language,
    title: isLetter ? words.refusal.heading : title,
    subtitle: words.product(words.cover(sale.answers.policy.coverType)),
    underwriter: book.underwriter,
    references: references(words, kind, source, words.dayOf(at)),
    marks: [
      ...(specimen ? [mark.specimenNotValid] : []),
      ...(draft ? [draft] : []),
      ...(book.demonstration ? [mark.demonstration] : []),
    ],
    specimen,
    ...(specimen ? { watermark: mark.specimen } : draft ? { watermark: draft } : {}),
    footer: impersonal ? title : `${title} · ${sale.policy?.id ?? sale.quoteId}`,
    stamp: words.verification(code),
    keywords: stamp(code),
    at,
    blocks: write(source),
  });
  return firm ? { ...layout, firm: spelledHead(words, firm) } : layout;
}
