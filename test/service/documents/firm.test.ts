import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { documentsHost, START } from '../../support/documents/documents.ts';
import { pdf } from '../../support/documents/made-pdf.ts';
import { refusal } from '../../support/host/ask.ts';
import { AT, FULL_XML } from '../../support/host/requests.ts';

const { host, clock, fresh, ask, submitted, entries, file, read, saved } = documentsHost();
beforeEach(fresh);

const WORDS = {
  name: 'Byrne & Ní Bhriain Insurances Ltd',
  address: '1 Main Street, Naas, Co. Kildare',
  telephone: '045 123 456',
  registration: 'Central Bank of Ireland: C12345',
  regulatoryStatement: 'Byrne Insurances Ltd is regulated by the Central Bank of Ireland.',
};

/** What is printed of a quote that is open. */
const PRINTED = [
  'schedule',
  'terms',
  'certificate',
  'statement-of-fact',
  'ipid',
  'statement-of-suitability',
];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, sum]);
}

/** A PNG of one colour with an alpha channel. */
function png(width: number, height: number, interlace = 0): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, interlace], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 4, 0x7f)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

const keep = (kind: 'logo' | 'termsOfBusiness', content: Buffer) =>
  ask('saveFirmFile', { kind, contentBase64: content.toString('base64') });
const refused = (kind: 'logo' | 'termsOfBusiness', content: Buffer) =>
  refusal(host().app, 'saveFirmFile', { kind, contentBase64: content.toString('base64') });

test('without anything set, the firm is empty and documents have no letterhead', async () => {
  expect(await ask('getFirm', {})).toEqual({
    name: '',
    address: '',
    telephone: '',
    centralBankNumber: '',
    registration: '',
    regulatoryStatement: '',
    selling: { scope: null, insurers: '', paidBy: null, commission: null, fee: '' },
    texts: { en: expect.any(Object), ga: expect.any(Object) },
    logo: null,
    termsOfBusiness: null,
    mayPass: [],
  });
  const id = await submitted(FULL_XML);
  expect(await read(id, 'schedule')).toMatch(/OFFER OF INSURANCE Demonstration Underwriting/);
});

test('what the firm says of itself stands on every new document, and on none from before', async () => {
  const id = await submitted(FULL_XML);
  const [before] = await entries(id, 'schedule');
  const old = await file(before?.url ?? '');
  await ask('saveFirm', WORDS);
  await keep('logo', png(300, 100));
  expect(await file((await entries(id, 'schedule'))[0]?.url ?? '')).toEqual(old);
  for (const type of PRINTED) {
    if (type === 'schedule') continue;
    const words = await read(id, type);
    for (const text of Object.values(WORDS)) expect(words, type).toContain(text);
  }
  const [entry] = await entries(id, 'ipid');
  const path = saved(await file(entry?.url ?? ''));
  const images = execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' });
  expect(images).toMatch(/image +300 +100/);
  expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toMatch(/No syntax/);
});

test.each([
  ['the number alone', {}, 'Regulated by the Central Bank of Ireland, C12345'],
  [
    'a statement without it',
    { regulatoryStatement: 'Byrne Ltd is regulated by the Central Bank of Ireland.' },
    'Byrne Ltd is regulated by the Central Bank of Ireland, C12345',
  ],
  [
    'a statement with it',
    { regulatoryStatement: 'Byrne Ltd (C12345) is regulated by the Central Bank of Ireland.' },
    'Byrne Ltd (C12345) is regulated by the Central Bank of Ireland.',
  ],
])('the number of the Central Bank stands on every document once: %s', async (_, said, printed) => {
  await fresh();
  await ask('saveFirm', { name: 'Byrne Ltd', centralBankNumber: ' c12345 ', ...said });
  const id = await submitted(FULL_XML);
  for (const type of PRINTED) {
    const text = await read(id, type);
    expect(text, type).toContain(printed);
    expect(text.split('C12345'), type).toHaveLength(2);
  }
});

test('a firm with a name alone is said to be regulated by no one', async () => {
  await ask('saveFirm', { name: 'Byrne Ltd' });
  const id = await submitted(FULL_XML);
  expect(await read(id, 'schedule')).not.toMatch(/regulated|Central Bank|Telephone/i);
});

test('a number that the Central Bank does not give is refused, and so is a part of a cent of commission', async () => {
  const wrong = { centralBankNumber: 'Central Bank', selling: { commission: 12.345 } };
  expect(await refusal(host().app, 'saveFirm', wrong)).toMatchObject({
    errors: [{ path: 'centralBankNumber' }, { path: 'selling.commission' }],
  });
  expect(await refusal(host().app, 'saveFirm', { selling: { fee: '\u0007x' } })).toMatchObject({
    errors: [{ path: 'selling.fee' }],
  });
  expect(await refusal(host().app, 'saveFirm', { selling: { commission: 51 } })).toMatchObject({
    kind: 'invalid',
  });
});

test('how the firm sells is changed part by part', async () => {
  await ask('saveFirm', { selling: { scope: 'limited', insurers: '  Two\u200b insurers ' } });
  const { selling } = await ask('saveFirm', { selling: { paidBy: 'commission' } });
  expect(selling).toEqual({
    scope: 'limited',
    insurers: 'Two insurers',
    paidBy: 'commission',
    commission: null,
    fee: '',
  });
});

test('a text is tidied, and one that says nothing is refused where it stands', async () => {
  expect((await ask('saveFirm', { name: '  Byrne\u200b Ltd ' })).name).toBe('Byrne Ltd');
  expect((await ask('saveFirm', { address: 'Naas' })).name).toBe('Byrne Ltd');
  const fault = await refusal(host().app, 'saveFirm', { name: '–', address: '\u0007x' });
  expect(fault).toMatchObject({
    kind: 'invalid',
    errors: [{ path: 'name' }, { path: 'address', message: expect.stringContaining('control') }],
  });
  expect((await ask('saveFirm', { name: '' })).name).toBe('');
});

test('a logo must be an image that can be printed, of a fitting size', async () => {
  const whole = png(64, 64);
  const why = async (content: Buffer) => (await refused('logo', content)).message;
  expect(await why(Buffer.from('no image'))).toContain('must be a PNG or JPEG');
  expect(await why(whole.subarray(0, -20))).toContain('is damaged');
  const broken = Buffer.from(whole);
  broken[60] = (broken[60] ?? 0) ^ 1;
  expect(await why(broken)).toContain('is damaged');
  expect(await why(png(64, 64, 1))).toContain('is damaged');
  expect(await why(png(8, 8))).toContain('pixels wide and high');
  expect(await why(png(4001, 16))).toContain('pixels wide and high');
  expect(await why(Buffer.concat([whole, Buffer.alloc(512 * 1024)]))).toContain(
    'larger than 512 KiB',
  );
  expect((await ask('getFirm', {})).logo).toBeNull();
  const { logo } = await keep('logo', whole);
  expect(logo).toMatchObject({ mediaType: 'image/png', size: whole.length });
  const { contentBase64 } = await ask('readFirmFile', { kind: 'logo' });
  expect(Buffer.from(contentBase64, 'base64')).toEqual(whole);
  expect((await ask('removeFirmFile', { kind: 'logo' })).logo).toBeNull();
  expect(await refusal(host().app, 'readFirmFile', { kind: 'logo' })).toMatchObject({
    kind: 'notFound',
  });
});

test('a JPEG is a logo, too; one that is cut off is not', async () => {
  const jpeg = readFileSync(join(import.meta.dirname, '../../fixtures/logo.jpg'));
  expect((await refused('logo', jpeg.subarray(0, 200))).message).toContain('is damaged');
  expect((await keep('logo', jpeg)).logo).toMatchObject({ mediaType: 'image/jpeg' });
  const id = await submitted(FULL_XML);
  const path = saved(await file((await entries(id, 'schedule'))[0]?.url ?? ''));
  expect(execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' })).toMatch(/jpeg/);
});

test('terms of business must be a whole PDF', async () => {
  const whole = pdf('first');
  expect((await refused('termsOfBusiness', Buffer.from('no PDF'))).message).toContain(
    'not a whole PDF',
  );
  expect((await refused('termsOfBusiness', whole.subarray(0, -8))).message).toContain(
    'not a whole PDF',
  );
  expect((await refused('termsOfBusiness', png(64, 64))).message).toContain('not a whole PDF');
});

test('terms of business go with `all` after its three, and keep the version they went with', async () => {
  const id = await submitted(FULL_XML);
  const types = async (...asked: string[]) => (await entries(id, ...asked)).map(({ type }) => type);
  expect(await types('all')).toEqual(['schedule', 'terms', 'certificate']);
  const without = await host().send('/applied/documentgeneration/generateDocuments', {
    body: { quoteId: id, documentTypes: ['terms-of-business'] },
  });
  expect(without.status).toBe(404);
  await keep('termsOfBusiness', pdf('first'));
  expect(await types('all')).toEqual(['schedule', 'terms', 'certificate', 'terms-of-business']);
  expect(await types('schedule')).toEqual(['schedule']);
  const [first] = await entries(id, 'terms-of-business');
  expect(await file(first?.url ?? '')).toEqual(pdf('first'));
  await keep('termsOfBusiness', pdf('second'));
  expect(await file((await entries(id, 'terms-of-business'))[0]?.url ?? '')).toEqual(pdf('first'));
  const other = await submitted(FULL_XML);
  const { contentBase64, verificationCode } = await ask('readDocument', {
    quoteId: other,
    type: 'terms-of-business',
  });
  expect(Buffer.from(contentBase64, 'base64')).toEqual(pdf('second'));
  expect(verificationCode).toBeNull();
  await ask('removeFirmFile', { kind: 'termsOfBusiness' });
  expect(await file(first?.url ?? '')).toEqual(pdf('first'));
  // A day after the quote changed its older documents are dropped, but not a file of the firm.
  const body = { quoteId: id, overrideType: 'discount', value: 5, reason: 'Loyal' };
  await host().send('/applied/quote/override', { body });
  clock.now = START + 23 * 60 * 60 * 1000;
  expect(await file(first?.url ?? '')).toEqual(pdf('first'));
});

test('the file that went with a quote can be verified', async () => {
  await keep('termsOfBusiness', pdf('first'));
  const id = await submitted(FULL_XML);
  await entries(id, 'all');
  const contentBase64 = pdf('first').toString('base64');
  expect(await ask('verifyDocument', { contentBase64 })).toMatchObject({
    verdict: 'unchanged',
    document: { quoteId: id, type: 'terms-of-business' },
  });
});

test('a client of the API can not reach the settings of the firm', async () => {
  const { status } = await host().send(AT.quote('getFirm'));
  expect(status).toBe(404);
});

test('the firm words its e-mails in each language; a slot that does not exist is refused at its field', async () => {
  await ask('saveFirm', { texts: { en: { quote: 'Dear {{name}},\n\nHello.' } } });
  const firm = await ask('saveFirm', { texts: { ga: { signature: 'Le meas' } } });
  expect(firm.texts).toMatchObject({
    en: { quote: 'Dear {{name}},\n\nHello.', signature: '' },
    ga: { quote: '', signature: 'Le meas' },
  });
  const wrong = { texts: { en: { policy: 'Dear {{nmae}}' } } };
  expect(await refusal(host().app, 'saveFirm', wrong)).toMatchObject({
    errors: [{ path: 'texts.en.policy', message: expect.stringContaining('{{nmae}}') }],
  });
  expect((await ask('getFirm', {})).texts).toEqual(firm.texts);
});
