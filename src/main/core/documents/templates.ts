import { coverTitle } from '../../../shared/domain/quotes/cover.ts';
import {
  CALCULATION,
  type DocumentType,
  type PrintedDocument,
  REFUSAL_LETTER,
  TERMS_OF_BUSINESS,
} from '../../../shared/domain/quotes/document-type.ts';
import type { DocumentSource } from './document-source.ts';
import { dayOf } from './format.ts';
import type { Block, DocumentLayout, Fact } from './layout.ts';
import { spelled, spelledHead } from './spelled.ts';
import { certificate } from './templates/certificate.ts';
import { ipid } from './templates/ipid.ts';
import { calculation } from './templates/premium.ts';
import { REFUSAL_HEADING, refusalLetter } from './templates/refusal.ts';
import { schedule } from './templates/schedule.ts';
import { statementOfFact } from './templates/statement-of-fact.ts';
import { statementOfSuitability } from './templates/statement-of-suitability.ts';
import { terms } from './templates/terms.ts';
import { stamp } from './verification-code.ts';

interface Kind {
  readonly title: string;
  readonly write: (source: DocumentSource) => Block[];
  /** What every page says of it while it is only a draft. */
  readonly draft?: (source: DocumentSource) => string | undefined;
  /** Where nothing on the document may point to a person, not even a number. */
  readonly impersonal?: true;
  /** What it says at its head, where that is not its title; it is a letter, which does not end. */
  readonly heading?: string;
}

const kinds: Record<PrintedDocument, Kind> = {
  schedule: { title: 'Policy schedule', write: schedule },
  terms: { title: 'Terms and conditions', write: terms },
  certificate: {
    title: 'Certificate of insurance',
    write: certificate,
    draft: ({ sale }) => (sale.policy === undefined ? 'Not yet valid' : undefined),
  },
  'statement-of-fact': { title: 'Statement of fact', write: statementOfFact },
  ipid: { title: 'Insurance product information document', write: ipid, impersonal: true },
  'statement-of-suitability': {
    title: 'Statement of suitability',
    write: statementOfSuitability,
    draft: ({ sale }) => (sale.suitability ? undefined : 'Not confirmed'),
  },
  [CALCULATION]: { title: 'How your premium was calculated', write: calculation },
  [REFUSAL_LETTER]: { title: 'Refusal letter', write: refusalLetter, heading: REFUSAL_HEADING },
};

function references(
  { impersonal, heading }: Kind,
  { sale: { quoteId, policy, expiresAt } }: DocumentSource,
  issued: string,
): Fact[] {
  if (impersonal) return [['Issued', issued]];
  if (heading !== undefined)
    return [
      ['Quote', quoteId],
      ['Date', issued],
    ];
  return [
    ['Quote', quoteId],
    ...(policy === undefined
      ? ([['Valid until', dayOf(expiresAt)]] satisfies Fact[])
      : ([['Policy', policy.id]] satisfies Fact[])),
    ['Issued', issued],
  ];
}

/** What a type of document is called. */
export function titleOf(type: DocumentType): string {
  return type === TERMS_OF_BUSINESS ? 'Terms of business' : kinds[type].title;
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
  const { title, heading = title, write, draft: draftOf, impersonal } = kind;
  const at = sale.changedAt;
  const draft = specimen ? undefined : draftOf?.(source);
  const layout = spelled({
    title: heading,
    subtitle: `Private motor insurance · ${coverTitle[sale.answers.policy.coverType]}`,
    underwriter: book.underwriter,
    references: references(kind, source, dayOf(at)),
    marks: [
      ...(specimen ? ['Specimen – not valid'] : []),
      ...(draft ? [draft] : []),
      ...(book.demonstration ? ['Demonstration – not an offer of insurance'] : []),
    ],
    specimen,
    ...(draft ? { watermark: draft } : {}),
    footer: impersonal ? title : `${title} · ${sale.policy?.id ?? sale.quoteId}`,
    stamp: stamp(code),
    at,
    blocks: write(source),
  });
  return firm ? { ...layout, firm: spelledHead(firm) } : layout;
}
