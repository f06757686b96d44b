import {
  CALCULATION,
  type PrintedDocument,
  RECEIPT,
  REFUSAL_LETTER,
} from '../../../shared/domain/quotes/document-type.ts';
import type { Sale } from '../quotes/sale/sale.ts';
import { ratedUse } from './layout/assumed-answers.ts';
import { addOnRows, type DocumentSource, excessText, wordsFor } from './layout/document-source.ts';
import type { Block, DocumentLayout, Fact } from './layout/layout.ts';
import { endText, startText } from './layout/period-text.ts';
import { spelled, spelledHead } from './layout/spelled.ts';
import { cancellationLetter } from './templates/cancellation.ts';
import { feeRules, instalmentBlocks } from './templates/charges.ts';
import { confirmationOfCover } from './templates/confirmation.ts';
import { endorsement } from './templates/endorsement.ts';
import { ipid } from './templates/ipid.ts';
import { noClaimsProof } from './templates/no-claims-proof.ts';
import { calculation } from './templates/premium.ts';
import { receipt } from './templates/receipt.ts';
import { refusalLetter } from './templates/refusal.ts';
import { lapseLetter, renewalInvitation } from './templates/renewal.ts';
import { driverNumberNotice, schedule } from './templates/schedule.ts';
import { statementOfFact } from './templates/statement-of-fact.ts';
import { statementOfSuitability } from './templates/statement-of-suitability.ts';
import { stamp } from './verification-code.ts';
import { nameText } from './words/format.ts';
import type { Words } from './words/words.ts';

/** A part of the terms, numbered once it is known which parts there are. */
interface Part {
  readonly title: string;
  readonly blocks: readonly Block[];
}

const part = (title: string, ...blocks: Block[]): Part => ({ title, blocks });
const text = (text: string): Block => ({ kind: 'text', text });
const dots = (items: readonly string[]): Block => ({ kind: 'list', mark: 'dot', items });

/** What each cover pays for beyond injury and damage to others. */
function ownCar({ terms }: Words, { sale }: DocumentSource): Part[] {
  const { coverType } = sale.answers.policy;
  if (coverType === 'ThirdParty') return [];
  const accident = coverType === 'TPFT' ? [] : [text(terms.accident)];
  return [part(terms.fireAndTheft, text(terms.fireAndTheftText), ...accident)];
}

/** What the policyholder bears: under a cover without own damage, of what others claim. */
function excess({ terms }: Words, { sale }: DocumentSource): Part {
  const amount = excessText(sale);
  if (amount === undefined) return part(terms.excess, text(terms.noExcess));
  const isOfOthers = sale.answers.policy.coverType === 'ThirdParty';
  const words = isOfOthers ? terms.excessOfOthers(amount) : terms.excessOf(amount);
  return part(terms.excess, text(words));
}

function optional(words: Words, { sale }: DocumentSource): Part {
  const chosen = addOnRows(words, sale);
  return part(
    words.terms.optional,
    chosen.length === 0
      ? text(`${words.none}.`)
      : dots(chosen.map(([title, level]) => `${title}: ${level}.`)),
  );
}

/** Fees and instalments of the quote, where its rate book has any besides the policy fee. */
function payment(words: Words, { book, sale }: DocumentSource): Part[] {
  const { terms } = words;
  const { fees = [] } = sale.explanation;
  const paid = instalmentBlocks(words, sale.explanation);
  if (fees.length === 0 && paid.length === 0) return [];
  const rules = feeRules(words, book);
  const charged = [text(terms.fees), dots(rules.map((one) => `${one}.`))];
  return [part(terms.payment, ...(rules.length === 0 ? [] : charged), ...paid)];
}

/** The terms and conditions for the cover of a quote. */
function terms(source: DocumentSource): Block[] {
  const { book, sale } = source;
  const words = wordsFor(source);
  const texts = words.terms;
  const parts = [
    part(texts.contract, text(texts.contractText(book.underwriter))),
    part(texts.others, text(texts.othersText)),
    ...ownCar(words, source),
    optional(words, source),
    part(texts.notCovered, dots(texts.exclusions)),
    excess(words, source),
    ...payment(words, source),
    part(texts.duties, dots(texts.duty)),
    part(texts.cancel, text(texts.cancelText)),
    part(texts.claims, text(texts.claimsText)),
    part(texts.complaints, text(texts.complain), text(texts.ombudsman)),
    part(texts.law, text(texts.lawText)),
  ];
  return [
    text(texts.applies(words.cover(sale.answers.policy.coverType))),
    ...parts.flatMap(({ title, blocks }, index): Block[] => [
      { kind: 'heading', text: `${index + 1}. ${title}` },
      ...blocks,
    ]),
  ];
}

function validity({ certificate }: Words, { sale, specimen }: DocumentSource): Block[] {
  if (specimen) return [{ kind: 'notice', tone: 'warning', ...certificate.specimen }];
  if (sale.policy) return [];
  return [{ kind: 'notice', tone: 'warning', ...certificate.draft }];
}

function certification(words: Words, { book, sale, specimen }: DocumentSource): string {
  const { certificate, dayOf } = words;
  if (specimen) return certificate.bySpecimen(book.underwriter);
  if (!sale.policy) return certificate.tooEarly(book.underwriter);
  const { cancelledAt } = sale.changed ?? {};
  if (cancelledAt !== undefined) return certificate.cancelled(words.moment(cancelledAt));
  return certificate.certified(book.underwriter, dayOf(sale.policy.acceptedAt));
}

/** What no certificate is for, with the row of the use that it is for all the same. */
const EXCLUDED = [
  ['hire', 'Hire and reward'],
  ['racing'],
  ['paceMaking'],
  ['speed'],
  ['trade', 'Motor trade'],
] as const;

function limitations(words: Words, sale: Sale): string {
  const { certificate } = words;
  const uses = EXCLUDED.flatMap(([use, row]) =>
    row !== undefined && row === sale.use ? [] : [certificate[use]],
  );
  return certificate.notFor(ratedUse(words, sale), uses);
}

/** The certificate of insurance; a draft before the quote is accepted. */
function certificate(source: DocumentSource): Block[] {
  const { sale } = source;
  const words = wordsFor(source);
  const { certificate: texts, label } = words;
  const { drivers, endorsements } = sale;
  const { customer, vehicle } = sale.answers;
  return [
    ...validity(words, source),
    { kind: 'heading', text: texts.particulars },
    {
      kind: 'facts',
      rows: [
        [texts.number, sale.policy?.id ?? texts.notIssued],
        [texts.vehicle, `${vehicle.registrationNumber} (${vehicle.make} ${vehicle.model})`],
        [texts.policyholder, nameText(customer)],
        [
          texts.start,
          sale.changed?.from === undefined
            ? startText(words, sale)
            : words.moment(sale.changed.from),
        ],
        [texts.end, endText(words, sale)],
        [
          texts.drivers,
          `${texts.named([customer, ...drivers].map(nameText).join('; '))}${endorsements === undefined ? '' : texts.subject}`,
        ],
        [texts.use, limitations(words, sale)],
        ...(endorsements === undefined ? [] : [[label.endorsements, endorsements] as const]),
        [texts.certification, certification(words, source)],
      ],
    },
    ...driverNumberNotice(words, sale),
    { kind: 'text', text: texts.layout },
  ];
}

interface Kind {
  readonly write: (source: DocumentSource) => Block[];
  /** What every page says of it while it is only a draft. */
  readonly draft?: (words: Words, source: DocumentSource) => string | undefined;
  /** Where nothing on the document may point to a person, not even a number. */
  readonly impersonal?: true;
  /** A letter has a date, and a heading of its own where it is to say more than what it is. */
  readonly heading?: (words: Words) => string;
  /** It holds as it is after its policy was cancelled. */
  readonly outlasts?: true;
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
  [REFUSAL_LETTER]: { write: refusalLetter, heading: ({ refusal }) => refusal.heading },
  [RECEIPT]: { write: receipt, outlasts: true },
  endorsement: { write: endorsement, outlasts: true },
  'cancellation-letter': {
    write: cancellationLetter,
    heading: ({ cancellation }) => cancellation.heading,
    outlasts: true,
  },
  'no-claims-proof': { write: noClaimsProof, outlasts: true },
  'renewal-invitation': {
    write: renewalInvitation,
    heading: ({ renewal }) => renewal.heading,
    outlasts: true,
  },
  'lapse-letter': { write: lapseLetter, heading: ({ lapse }) => lapse.heading, outlasts: true },
  'confirmation-of-cover': {
    write: confirmationOfCover,
    heading: ({ title }) => title['confirmation-of-cover'],
    outlasts: true,
  },
};

function references(
  { head, dayOf }: Words,
  { impersonal, heading }: Kind,
  { sale: { quoteId, policy, expiresAt } }: DocumentSource,
  issued: string,
): Fact[] {
  if (impersonal) return [[head.issued, issued]];
  if (heading)
    return [
      policy === undefined ? [head.quote, quoteId] : [head.policy, policy.id],
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

/** What is printed on a document besides what it says. */
interface Printed {
  /** Its verification code. */
  readonly code: string;
  /** When the quote came to what it says, epoch milliseconds; absent: to its present state. */
  readonly at?: number;
}

/** Writes a document of a quote. The same state of the quote and of the firm gives the same document. */
export function layoutOf(
  type: PrintedDocument,
  source: DocumentSource,
  { code, at = source.sale.changedAt }: Printed,
): DocumentLayout {
  const { sale, book, firm, specimen = false } = source;
  const kind = kinds[type];
  const { write, draft: draftOf, impersonal, heading, outlasts } = kind;
  const words = wordsFor(source);
  const { mark } = words;
  const title = words.title[type];
  const isCancelled = sale.changed?.cancelledAt !== undefined && !impersonal && !outlasts;
  const draft = specimen ? undefined : isCancelled ? mark.cancelled : draftOf?.(words, source);
  const layout = spelled({
    language: words.language,
    title: heading?.(words) ?? title,
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
