import { coverTitle } from '../../../shared/schemas/cover.ts';
import type { DocumentType } from '../../../shared/schemas/document.ts';
import { spellOut } from '../quotes/document/spell-out.ts';
import { changedAt, type DocumentSource } from './document-source.ts';
import { dayOf } from './format.ts';
import type { Block, DocumentLayout, Fact } from './layout.ts';
import { certificate } from './templates/certificate.ts';
import { ipid } from './templates/ipid.ts';
import { schedule } from './templates/schedule.ts';
import { statementOfFact } from './templates/statement-of-fact.ts';
import { terms } from './templates/terms.ts';
import { stamp } from './verification-code.ts';

interface Kind {
  readonly title: string;
  readonly write: (source: DocumentSource) => Block[];
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

function references({ quote, policyId }: DocumentSource, issued: string): Fact[] {
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

/** A layout whose texts have only what the typeface prints. */
function spelled(layout: DocumentLayout): DocumentLayout {
  return JSON.parse(JSON.stringify(layout), (_, value: unknown) =>
    typeof value === 'string' ? spellOut(value) : value,
  );
}

/**
 * Writes a document of a quote. The same state of the quote gives the same document.
 * @param code its verification code
 */
export function layoutOf(type: DocumentType, source: DocumentSource, code: string): DocumentLayout {
  const { quote, book, policyId, specimen = false } = source;
  const { title, write, impersonal } = kinds[type];
  const at = changedAt(source);
  const draft = type === 'certificate' && policyId === undefined && !specimen;
  return spelled({
    title,
    subtitle: `Private motor insurance · ${coverTitle[quote.sections.policy.coverType]}`,
    underwriter: book.underwriter,
    references: impersonal ? [['Issued', dayOf(at)]] : references(source, dayOf(at)),
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
    blocks: write(source),
  });
}
