import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InputOf, OperationName } from '../../src/shared/contract/contract.ts';
import { EXAMPLE_LEVY_TABLE } from '../../src/shared/contract/operations/levy-table-example.ts';
import { EXAMPLE_RATE_BOOK } from '../../src/shared/contract/operations/rate-book-example.ts';
import type { FirmFileKind } from '../../src/shared/domain/desk/firm-file.ts';
import type { DocumentType } from '../../src/shared/domain/quotes/document-type.ts';
import { pdf } from '../../test/support/documents/made-pdf.ts';
import { ask, refusal } from '../../test/support/host/ask.ts';
import type { Credentials, TestClock, TestHost } from '../../test/support/host/host.ts';
import { AT, FULL_XML } from '../../test/support/host/requests.ts';
import { type KeyedRequest, sendKeyed } from './keyed-request.ts';
import { DECLINED, EXPIRED, MINIMAL, REFERRED } from './risks.ts';

/** What must be known of a data folder to ask what is in it. */
export interface FilledFolder {
  /** When the last thing happened there, epoch milliseconds. */
  readonly at: number;
  readonly firstClient: Credentials;
  readonly quoteIds: readonly string[];
  /** The quote that became a policy; null where the version could accept none. */
  readonly accepted: string | null;
  /** Paths of documents, signed for a day. */
  readonly links: readonly string[];
  /** A request whose answer is kept for a day; null where the version kept none. */
  readonly keyed: KeyedRequest | null;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 10, 21, 9);
/** When the folder is first opened: a quote of that day has expired by the end. */
export const FIRST_START = START - 40 * DAY;

const OPEN_DRAFT = '11111111-2222-4333-8444-555555555555';
const SUBMITTED_DRAFT = '11111111-2222-4333-8444-666666666666';

const SUBMISSION: KeyedRequest = {
  path: AT.submit,
  key: 'submission-1',
  type: 'application/xml',
  body: FULL_XML,
};

const LOGO = join(import.meta.dirname, '../../test/fixtures/logo.jpg');

/**
 * Does whatever leaves something in a new data folder: quotes by a program and by the broker, each
 * kind of change, documents, papers of the firm, drafts, settings, clients, rate
 * books. Every step is a minute after the one before.
 */
export async function fill(host: TestHost, clock: TestClock): Promise<FilledFolder> {
  const { app } = host;
  const { client_id, client_secret, scope } = host.client;
  const firstClient = { client_id, client_secret, scope };
  const step = <N extends OperationName>(operation: N, input: InputOf<N>) => {
    clock.now += MINUTE;
    return ask(app, operation, input);
  };
  const submit = async (document: object) =>
    (await step('submitQuote', { source: 'json', document })).quoteId;

  async function papersOfFirm() {
    const name = 'Byrne & Ní Bhriain Insurances Ltd';
    const selling = { scope: 'fair', paidBy: 'commission', commission: 12.5 } as const;
    await step('saveFirm', { name, address: '1 Main Street, Naas, Co. Kildare', selling });
    const keep = (kind: FirmFileKind, content: Buffer) =>
      step('saveFirmFile', { kind, contentBase64: content.toString('base64') });
    await keep('logo', readFileSync(LOGO));
    await keep('termsOfBusiness', pdf('The terms of business of a fixture'));
  }

  async function acceptedQuote() {
    await host.send(AT.vehicle('191-D-12345'));
    clock.now += MINUTE;
    const { quoteId } = (await sendKeyed(host, firstClient, SUBMISSION)).body;
    const discount = { overrideType: 'discount', value: 10, reason: 'Loyal customer' } as const;
    await step('overrideQuote', { quoteId, ...discount });
    const excess = { overrideType: 'excess', value: 500, reason: 'Asked for' } as const;
    await step('overrideQuote', { quoteId, ...excess });
    const breakdown = { addonType: 'breakdown', addonOptions: { level: 'ireland' } } as const;
    await step('addCover', { quoteId, ...breakdown });
    await step('addCover', { quoteId, addonType: 'legal' });
    await step('recordDriverNumber', { quoteId, driverNumber: '123456789' });
    await step('confirmSuitability', {
      quoteId,
      reasons: ['meetsDemands'],
      confirmedBy: 'Aoife Byrne',
      explanation: 'The lowest excess that was offered',
    });
    await step('acceptQuote', {
      quoteId,
      paymentMethod: 'card',
      paymentReference: 'PAY-1',
      termsGiven: true,
    });
    const documentTypes: DocumentType[] = ['schedule', 'certificate', 'terms-of-business'];
    const { documents } = await step('generateDocuments', { quoteId, documentTypes });
    return { quoteId, links: documents.map(({ url }) => url.replace(host.url, '')) };
  }

  async function overriddenQuote() {
    const quoteId = await submit(MINIMAL);
    const premium = { overrideType: 'premium', value: 700, reason: 'Matched' } as const;
    await step('overrideQuote', { quoteId, ...premium });
    await step('addCover', { quoteId, addonType: 'windscreen' });
    await step('addCover', { quoteId, addonType: 'keycare' });
    await step('removeCover', { quoteId, addonType: 'keycare' });
    return quoteId;
  }

  async function quoteOfDraft(basedOn: string) {
    await step('saveDraft', { id: SUBMITTED_DRAFT, title: '12-G-12345', content: {} });
    const { quoteId } = await step('submitDraft', {
      document: REFERRED,
      excess: 300,
      addOns: [{ addonType: 'keycare' }],
      basedOn,
      draftId: SUBMITTED_DRAFT,
    });
    await ask(app, 'deleteDraft', { id: SUBMITTED_DRAFT });
    return quoteId;
  }

  async function decideReferrals(approved: string, refused: string, waiting: string) {
    const note = 'The licence was seen';
    const terms = 'A full licence within a year';
    await step('decideReferral', { quoteId: approved, decision: 'approve', note, terms });
    await step('referQuote', { quoteId: waiting, reason: 'The premium was set by hand' });
    await step('referQuote', { quoteId: refused, reason: 'A trailer is used', name: 'Una Daly' });
    const reasons = ['The driver has had three claims.'];
    await step('decideReferral', { quoteId: refused, decision: 'refuse', note, reasons });
    await step('readDocument', { quoteId: refused, type: 'refusal-letter' });
  }

  async function declinedWithLetter() {
    await refusal(app, 'submitQuote', { source: 'json', document: DECLINED });
    const { declined } = await step('listDeclined', {});
    for (const { id } of declined) await step('readDeclinedLetter', { id });
  }

  async function rateBooks() {
    const rateBook = EXAMPLE_RATE_BOOK;
    const { hash } = await step('importRateBook', { rateBook, name: 'Una Daly' });
    await step('approveRateBook', { hash, reason: 'Checked against the filing', ownDraft: true });
    await step('activateRateBook', { hash });
    const next = { ...rateBook, version: '2027.2' };
    const mistyped = await step('importRateBook', { rateBook: next });
    await step('withdrawRateBook', { hash: mistyped.hash, reason: 'A relativity was mistyped' });
    await step('importRateBook', { rateBook: { ...rateBook, version: '2027.3' } });
  }

  async function levyTables() {
    const levyTable = EXAMPLE_LEVY_TABLE;
    const { hash } = await step('importLevyTable', { levyTable, name: 'Una Daly' });
    await step('approveLevyTable', { hash, reason: 'Held against the law', ownDraft: true });
    await step('activateLevyTable', { hash });
    const mistyped = await step('importLevyTable', { levyTable: { ...levyTable, name: 'Second' } });
    await step('withdrawLevyTable', { hash: mistyped.hash, reason: 'A rate was mistyped' });
    await step('importLevyTable', { levyTable: { ...levyTable, name: 'Third' } });
  }

  /** Notes with and without a day, one of them ticked, and two files, one of them removed. */
  async function notes(quoteId: string, policy: string) {
    await step('addNote', { quoteId, text: 'Rings back', followUpOn: '2027-01-04' });
    const [ticked] = (await step('addNote', { quoteId: policy, text: 'Paid by card' })).notes;
    await step('tickNote', { noteId: ticked?.noteId ?? '' });
    const file = { quoteId: policy, kind: 'letter', name: 'letter.pdf' } as const;
    const contentBase64 = Buffer.from('%PDF-1.7 of a test').toString('base64');
    await step('attachFile', { ...file, contentBase64 });
    const [mistaken] = (await step('attachFile', { ...file, contentBase64 })).attachments;
    const attachmentId = mistaken?.attachmentId ?? '';
    await step('removeAttachment', { quoteId: policy, attachmentId });
  }

  const expired = await submit(EXPIRED);
  const lost = await submit(EXPIRED);
  clock.now = START;
  await rateBooks();
  await levyTables();
  await papersOfFirm();
  const accepted = await acceptedQuote();
  const overridden = await overriddenQuote();
  const referred = await submit(REFERRED);
  await declinedWithLetter();
  const requoted = await quoteOfDraft(referred);
  await decideReferrals(referred, requoted, overridden);
  const loss = { reason: 'other', note: 'Moved abroad', name: 'Una Daly' } as const;
  await step('markLost', { quoteId: lost, ...loss });
  await step('markLost', { quoteId: overridden, reason: 'price' });
  await step('markNotLost', { quoteId: overridden });
  await notes(lost, accepted.quoteId);
  await step('saveDraft', { id: OPEN_DRAFT, title: '191-D-12345', content: { form: MINIMAL } });
  await step('saveSettings', { language: 'ga', defaults: { county: 'Galway' } });
  await step('createClient', { name: 'Reader', permissions: ['quote:read'] });
  const former = await step('createClient', { name: 'Former' });
  await step('revokeClient', { client_id: former.client_id });
  return {
    at: clock.now,
    firstClient,
    quoteIds: [expired, accepted.quoteId, overridden, referred, requoted, lost],
    accepted: accepted.quoteId,
    links: accepted.links,
    keyed: SUBMISSION,
  };
}
