import { coverTitle } from '../../shared/shapes/cover.ts';
import type { DocumentType } from '../../shared/shapes/document.ts';
import { stamp } from './code.ts';
import { changedAt, type Matter } from './matter.ts';
import type { Block, Fact, Paper } from './paper.ts';
import { certificate } from './papers/certificate.ts';
import { ipid } from './papers/ipid.ts';
import { schedule } from './papers/schedule.ts';
import { statementOfFact } from './papers/statement-of-fact.ts';
import { terms } from './papers/terms.ts';
import { dayOf } from './words.ts';

interface Kind {
  readonly title: string;
  readonly write: (matter: Matter) => Block[];
  /** Where nothing on the document may point to a person, not even a number. */
  readonly impersonal?: true;
}

const kinds: Record<DocumentType, Kind> = {
  schedule: { title: 'Policy schedule', write: schedule },
  terms: { title: 'Terms and conditions', write: terms },
  certificate: { title: 'Certificate of insurance', write: certificate },
  'statement-of-fact': { title: 'Statement of fact', write: statementOfFact },
  ipid: { title: 'Insurance product information document', write: ipid, impersonal: true },
};

function references({ quote, policyId }: Matter, issued: string): Fact[] {
  return [
    ['Quote', quote.id],
    ...(policyId === undefined
      ? ([['Valid until', dayOf(quote.expiresAt)]] satisfies Fact[])
      : ([['Policy', policyId]] satisfies Fact[])),
    ['Issued', issued],
  ];
}

/** What a type of document is called. */
export function titleOf(type: DocumentType): string {
  return kinds[type].title;
}

/**
 * Writes a document of a quote. The same state of the quote gives the same document.
 * @param code its verification code
 */
export function paperOf(type: DocumentType, matter: Matter, code: string): Paper {
  const { quote, book, policyId, specimen = false } = matter;
  const { title, write, impersonal } = kinds[type];
  const at = changedAt(matter);
  const draft = type === 'certificate' && policyId === undefined && !specimen;
  return {
    title,
    subtitle: `Private motor insurance · ${coverTitle[quote.sections.policy.coverType]}`,
    underwriter: book.underwriter,
    references: impersonal ? [['Issued', dayOf(at)]] : references(matter, dayOf(at)),
    marks: [
      ...(specimen ? ['Specimen – not valid'] : []),
      ...(draft ? ['Not yet valid'] : []),
      ...(book.demonstration ? ['Demonstration – not an offer of insurance'] : []),
    ],
    specimen,
    ...(draft ? { watermark: 'Not yet valid' } : {}),
    footer: impersonal ? title : `${title} · ${policyId ?? quote.id}`,
    stamp: stamp(code),
    at,
    blocks: write(matter),
  };
}
