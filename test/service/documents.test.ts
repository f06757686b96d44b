import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openApp } from '../../src/main/app.ts';
import { paperOf } from '../../src/main/documents/papers.ts';
import { DESK } from '../../src/main/door.ts';
import { printer } from '../../src/main/pdf/print.ts';
import { readFonts, readRateBooks } from '../../src/main/system/resources.ts';
import { contract } from '../../src/shared/contract.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../../src/shared/shapes/document.ts';
import {
  appOptions,
  type Received,
  startHost,
  type TestClock,
  type TestHost,
} from '../support/host.ts';
import { withText } from '../support/quote-xml.ts';
import { AT, expectFault, FULL_XML, MINIMAL_XML } from '../support/requests.ts';

const GENERATE = contract.generateDocuments.http.path;
const HOUR = 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 20, 9);

const clock: TestClock = { now: START };
const folder = mkdtempSync(join(tmpdir(), 'quotedesk-documents-'));
let host: TestHost;

beforeEach(async () => {
  // Tokens end with the hour, so that a moved clock would take them from the next test.
  clock.now = START;
  host = await startHost({ clock });
});

afterEach(() => host.close());

afterAll(() => rmSync(folder, { recursive: true }));

interface Entry {
  readonly type: DocumentType;
  readonly url: string;
  readonly expiresAt: string;
}

async function submitted(xml: string): Promise<string> {
  const { body } = await host.sendXml(xml);
  return body.quoteId;
}

const generate = (quoteId: string, ...documentTypes: string[]): Promise<Received> =>
  host.send(GENERATE, { body: { quoteId, documentTypes } });

async function entries(quoteId: string, ...types: string[]): Promise<Entry[]> {
  const { status, body } = await generate(quoteId, ...types);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.quoteId).toBe(quoteId);
  return body.documents;
}

async function file(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

function saved(bytes: Buffer): string {
  const path = join(folder, 'document.pdf');
  writeFileSync(path, bytes);
  return path;
}

/** What a reader reads, in one line. */
async function read(quoteId: string, type: string): Promise<string> {
  const [entry] = await entries(quoteId, type);
  const path = saved(await file(entry?.url ?? ''));
  const said = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  return said.replace(/\s+/g, ' ');
}

async function refused(url: string, status: number): Promise<void> {
  const response = await fetch(url);
  expectFault(
    { status: response.status, headers: response.headers, text: '', body: await response.json() },
    status,
  );
}

const inEuro = (amount: number) => `€${amount.toFixed(2)}`;

test('`all` is schedule, terms and certificate; each type comes once and by its name', async () => {
  const id = await submitted(FULL_XML);
  const types = async (...asked: string[]) => (await entries(id, ...asked)).map(({ type }) => type);
  expect(await types('all')).toEqual(['schedule', 'terms', 'certificate']);
  expect(await types('all', 'ipid', 'schedule', 'schedule')).toEqual([
    'schedule',
    'terms',
    'certificate',
    'ipid',
  ]);
  for (const type of DOCUMENT_TYPES) expect(await types(type)).toEqual([type]);
});

test('a link works without a token, again and again, and says what it hands out', async () => {
  const id = await submitted(FULL_XML);
  const [entry] = await entries(id, 'schedule');
  expect(entry?.url).toMatch(
    new RegExp(`^${host.url}/documents/[\\w-]{22}/schedule\\.pdf\\?e=\\d+&s=[\\w-]{43}$`),
  );
  expect(entry?.expiresAt).toBe('2026-11-21T09:00:00Z');
  const response = await fetch(entry?.url ?? '');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="${id}-schedule.pdf"`);
  const first = Buffer.from(await response.arrayBuffer());
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await file(entry?.url ?? '')).toEqual(first);
});

test('a link ends after 24 hours, and a new one leads to the same file', async () => {
  const id = await submitted(FULL_XML);
  const [entry] = await entries(id, 'certificate');
  const url = entry?.url ?? '';
  const before = await file(url);
  clock.now += 24 * HOUR - 1;
  expect(await file(url)).toEqual(before);
  clock.now += 1;
  await refused(url, 410);
  const token = await host.token();
  const body = { quoteId: id, documentTypes: ['certificate'] };
  const again = await host.send(GENERATE, { token, body });
  const fresh: string = again.body.documents[0].url;
  expect(new URL(fresh).pathname).toBe(new URL(url).pathname);
  expect(await file(fresh)).toEqual(before);
});

test('whatever is changed about a link, it opens nothing', async () => {
  const id = await submitted(FULL_XML);
  const [schedule, certificate] = await entries(id, 'schedule', 'certificate');
  const link = new URL(schedule?.url ?? '');
  const other = new URL(certificate?.url ?? '');
  const changed = (name: string, value: string | null) => {
    const url = new URL(link);
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    return url.href;
  };
  const expiry = Number(link.searchParams.get('e'));
  const signature = link.searchParams.get('s') ?? '';
  // The last character's two low bits fall away when decoded: the next letter has the same bytes.
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const twin = ALPHABET[ALPHABET.indexOf(signature.slice(-1)) + 1];
  const same = `${signature.slice(0, -1)}${twin}`;
  expect(Buffer.from(same, 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
  for (const url of [
    changed('e', String(expiry + 1)),
    changed('e', `0${expiry}`),
    changed('e', null),
    changed('s', null),
    changed('s', ''),
    changed('s', same),
    changed('s', 'A'.repeat(43)),
    changed('s', other.searchParams.get('s')),
    `${link.href}&s=${signature}`,
  ]) {
    await refused(url, 403);
  }
  const { origin, search } = link;
  await refused(`${origin}/documents/AAAAAAAAAAAAAAAAAAAAAA/schedule.pdf${search}`, 404);
  await refused(`${link.href.replace('schedule.pdf', 'terms.pdf')}`, 404);
  await refused(`${link.href.replace('schedule.pdf', 'secrets.pdf')}`, 404);
  const posted = await fetch(link, { method: 'POST' });
  expect(posted.status).toBe(405);
  expect(posted.headers.get('allow')).toBe('GET, HEAD');
});

test('the same state of a quote is the same file, and another state another', async () => {
  const id = await submitted(FULL_XML);
  const link = async () => (await entries(id, 'schedule'))[0]?.url ?? '';
  const before = await link();
  const kept = await file(before);
  clock.now += HOUR / 2;
  expect(await file(await link())).toEqual(kept);
  await host.send(contract.addCover.http.path, { body: { quoteId: id, addonType: 'legal' } });
  const after = await link();
  expect(new URL(after).pathname).not.toBe(new URL(before).pathname);
  expect(await file(after)).not.toEqual(kept);
  // What was handed out before still says what it said.
  expect(await file(before)).toEqual(kept);
});

test('printing a quote again gives the same bytes', async () => {
  const resources = join(import.meta.dirname, '../../resources');
  const print = printer(readFonts(resources));
  const id = await submitted(FULL_XML);
  const { body } = await host.send(AT.quote(id));
  const { policy, customer, vehicle, claimsHistory, explanation } = body;
  const book = readRateBooks(resources).find(({ hash }) => hash === explanation.rateBook.hash);
  if (!book) throw new Error('The rate book is not there');
  const quote = {
    id,
    status: 'quoted' as const,
    createdAt: START,
    expiresAt: Date.parse(body.expiresAt),
    premiumCents: Math.round(body.premium * 100),
    rateBookHash: book.hash,
    receivedOn: explanation.receivedOn,
    sections: { policy, customer, vehicle, claimsHistory },
    explanation,
    warnings: [],
  };
  const matter = { quote, events: [], book: book.book, policyId: undefined };
  for (const { type, url } of await entries(id, ...DOCUMENT_TYPES)) {
    expect(Buffer.from(await print(paperOf(type, matter))), type).toEqual(await file(url));
  }
});

test('every document is whole, tagged and free of fonts that are not embedded', async () => {
  const id = await submitted(FULL_XML);
  for (const { type, url } of await entries(id, ...DOCUMENT_TYPES)) {
    const path = saved(await file(url));
    const checked = execFileSync('qpdf', ['--check', path], { encoding: 'utf8' });
    expect(checked, type).toMatch(/No syntax or stream encoding errors found/);
    const info = execFileSync('pdfinfo', [path], { encoding: 'utf8' });
    expect(info, type).toMatch(/Tagged:\s+yes/);
    const fonts = execFileSync('pdffonts', [path], { encoding: 'utf8' }).split('\n').slice(2);
    for (const font of fonts.filter(Boolean)) expect(font).toMatch(/DejaVu.* yes yes yes /);
    const pages = Number(/Pages:\s+(\d+)/.exec(info)?.[1]);
    const said = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' });
    const marks = said.match(/DEMONSTRATION – NOT AN OFFER OF INSURANCE/g) ?? [];
    expect(marks, type).toHaveLength(pages);
    for (let page = 1; page <= pages; page += 1) expect(said).toContain(`Page ${page} of ${pages}`);
  }
});

test('the schedule states premium, levies, fee, discounts, validity and underwriter', async () => {
  const id = await submitted(FULL_XML);
  const { body } = await host.send(AT.quote(id));
  const said = await read(id, 'schedule');
  const { explanation, premium } = body;
  expect(said).toContain(`Total premium ${inEuro(premium)}`);
  expect(said).toContain(`Total to pay ${inEuro(premium)}`);
  for (const { title, amount } of explanation.levies) {
    expect(said).toMatch(new RegExp(`${title.replace(/[()]/g, '\\$&')} .{0,8}${inEuro(amount)}`));
  }
  expect(said).toContain(`Policy administration fee ${inEuro(explanation.policyFee)}`);
  for (const { title } of explanation.steps) expect(said).toContain(title);
  expect(said).toMatch(/Discounts applied: .*No-claims discount \(− €/);
  expect(said).toContain('valid until 20 December 2026');
  expect(said).toContain('Demonstration Underwriting DAC (not an insurer)');
  expect(said).toContain('Driver number: not recorded');
  expect(said).toContain('1 December 2026, 00:00');
});

test('a premium set by hand and an add-on stand in the schedule to the cent', async () => {
  const id = await submitted(FULL_XML);
  const addOn = { quoteId: id, addonType: 'breakdown', addonOptions: { level: 'europe' } };
  await host.send(contract.addCover.http.path, { body: addOn });
  const body = { quoteId: id, overrideType: 'premium', value: 1234.56, reason: 'agreed' };
  await host.send(contract.overrideQuote.http.path, { body });
  const said = await read(id, 'schedule');
  expect(said).toContain('Total to pay €1,234.56');
  expect(said).toContain('Breakdown assistance In Europe too');
});

test('names are printed as they are written', async () => {
  for (const [first, last] of [
    ['Łukasz', 'Żółć'],
    ['Seán', "Ó'Briain"],
  ]) {
    const xml = MINIMAL_XML.replace(/(<FirstName>)[^<]*/, `$1${first}`).replace(
      /(<Surname>)[^<]*/,
      `$1${last}`,
    );
    const id = await submitted(xml);
    for (const type of ['schedule', 'certificate', 'statement-of-fact']) {
      expect(await read(id, type)).toContain(`${first} ${last}`);
    }
    expect(await read(id, 'ipid')).not.toContain(last);
  }
});

test('the certificate is a draft until the quote is accepted', async () => {
  const id = await submitted(FULL_XML);
  const draft = await read(id, 'certificate');
  expect(draft).toContain('NOT YET VALID');
  expect(draft).toContain('Not yet issued');
  const accepted = await host.send(contract.acceptQuote.http.path, {
    body: { quoteId: id, paymentMethod: 'card', paymentReference: 'PAY-1' },
  });
  const certificate = await read(id, 'certificate');
  expect(certificate).not.toMatch(/not yet (valid|issued)/i);
  expect(certificate).toContain(accepted.body.policyId);
  expect(await read(id, 'schedule')).toContain(accepted.body.policyId);
});

test('what cannot be made is refused in words', async () => {
  const unknown = await generate('Q-NONE', 'all');
  expectFault(unknown, 404);
  expect(unknown.body.message).toBe('Quote Q-NONE not found');
  const id = await submitted(FULL_XML);
  expectFault(await generate(id), 400);
  const wrong = await generate(id, 'poem');
  expectFault(wrong, 400);
  expect(wrong.body.message).toMatch(/schedule, terms, certificate/);
  const token = await host.token(await host.issue(['quote:read']));
  const body = { quoteId: id, documentTypes: ['all'] };
  expectFault(await host.send(GENERATE, { token, body }), 403);
  expectFault(await host.send(GENERATE, { token: null, body }), 401);
});

test('letters without a glyph and words wider than the page break nothing', async () => {
  const surname = 'W'.repeat(60);
  const xml = MINIMAL_XML.replace(/(<FirstName>)[^<]*/, '$1中文 🚗 عمر').replace(
    /(<Surname>)[^<]*/,
    `$1${surname}`,
  );
  const id = await submitted(xml);
  for (const { type, url } of await entries(id, ...DOCUMENT_TYPES)) {
    const path = saved(await file(url));
    expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' }), type).toMatch(
      /No syntax/,
    );
  }
  const said = (await read(id, 'schedule')).replaceAll(' ', '');
  expect(said.match(/W{10,}/g)?.join('')).toContain(surname);
});

test('the typefaces are those of the package, letter for letter', () => {
  const { regular, bold } = readFonts(join(import.meta.dirname, '../../resources'));
  const published = (name: string) => readFileSync(`node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`);
  expect(published('DejaVuSansCondensed').equals(regular)).toBe(true);
  expect(published('DejaVuSansCondensed-Bold').equals(bold)).toBe(true);
});

test('a quote of few answers says in its documents what was assumed', async () => {
  const id = await submitted(MINIMAL_XML);
  const { body } = await host.send(AT.quote(id));
  const { input } = body.explanation.steps.find((step: { id: string }) => step.id === 'use');
  expect(await read(id, 'schedule')).toContain(`Use ${input} (assumed)`);
  expect(await read(id, 'certificate')).toContain(`${input} (assumed)`);
  expect(await read(id, 'statement-of-fact')).toContain(`Class of use ${input}`);
});

test('links stand under the address that was set; without any address there are none', async () => {
  const document = {
    Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'TPFT' },
    Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
    Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
  };
  for (const documentsUrl of ['https://papers.example.ie/quotedesk', undefined]) {
    const dataFolder = mkdtempSync(join(folder, 'data-'));
    const options = { ...appOptions(dataFolder), clock: () => START };
    const app = await openApp(documentsUrl ? { ...options, documentsUrl } : options);
    const made = await app.door(DESK, 'submitQuote', { document, source: 'json' });
    if (!made.ok) throw new Error(made.fault.message);
    const { quoteId } = made.value as { quoteId: string };
    const request = { quoteId, documentTypes: ['ipid'] };
    const answer = await app.door(DESK, 'generateDocuments', request);
    expect(answer).toMatchObject(
      documentsUrl
        ? {
            ok: true,
            value: {
              documents: [{ url: expect.stringMatching(`^${documentsUrl}/documents/.+/ipid.pdf`) }],
            },
          }
        : { ok: false, fault: { kind: 'unavailable' } },
    );
    await app.close();
  }
});

test('the schedule of a referred quote says so until it is accepted', async () => {
  const said = 'It is referred: an underwriter must agree to it first.';
  expect(await read(await submitted(FULL_XML), 'schedule')).not.toContain(said);
  const quoteId = await submitted(withText(FULL_XML, 'NumberOfClaims', '3'));
  expect(await read(quoteId, 'schedule')).toContain(said);
  const payment = { quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' };
  await host.send(AT.accept, { body: payment });
  expect(await read(quoteId, 'schedule')).not.toContain(said);
});
