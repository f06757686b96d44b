import { execFileSync } from 'node:child_process';
import { beforeEach, expect, test } from 'vitest';
import { documentsHost } from '../../support/documents/documents.ts';
import { refusal } from '../../support/host/ask.ts';
import { FULL_XML } from '../../support/host/requests.ts';
import { withText } from '../../support/quotes/quote-xml.ts';

const { clock, host, fresh, ask, submitted, generate, read, saved } = documentsHost();
beforeEach(fresh);

const REFERRED = withText(FULL_XML, 'LicenceType', 'Provisional');
const HOUR = 60 * 60 * 1000;
const NOTE = 'Our reinsurer does not allow it';
const REASONS = ['The car is kept abroad – all year.', 'It is older than we insure.'];

const refer = (quoteId: string) => ask('referQuote', { quoteId, reason: 'A trailer is used' });
const approve = (quoteId: string) =>
  ask('decideReferral', { quoteId, decision: 'approve', note: NOTE });
const refuse = (quoteId: string) =>
  ask('decideReferral', { quoteId, decision: 'refuse', note: NOTE, reasons: REASONS });
const queue = async (input: object = {}) => {
  const { waiting, ...rest } = await ask('listReferrals', input);
  return { ids: waiting.map(({ quote }) => quote.quoteId), waiting, ...rest };
};
const listed = async (referral: 'referred' | 'approved' | 'refused', more: object = {}) => {
  const { quotes, total } = await ask('listQuotes', { referral, ...more });
  expect(total).toBe(quotes.length);
  for (const quote of quotes) expect(quote.referral).toBe(referral);
  return quotes.map(({ quoteId }) => quoteId).toSorted();
};

test('what waits for a decision is a queue, the oldest first; lists filter by the state', async () => {
  expect(await queue()).toMatchObject({ ids: [], total: 0 });
  const plain = await submitted(FULL_XML);
  const first = await submitted(REFERRED);
  clock.now += HOUR / 2;
  const second = await submitted(REFERRED);
  // Past midnight: the day after.
  clock.now += 15 * HOUR;
  await refer(plain);
  const whole = await queue();
  expect(whole).toMatchObject({ ids: [first, second, plain], total: 3 });
  expect(whole.waiting.map(({ waitingDays }) => waitingDays)).toEqual([1, 1, 0]);
  expect(whole.waiting[2]?.referral).toMatchObject({
    reasons: [{ message: 'A trailer is used' }],
    referred: { by: 'desk' },
  });
  const page = await queue({ limit: 2 });
  expect(page).toMatchObject({ ids: [first, second], total: 3 });
  expect(await queue({ limit: 2, after: page.next })).toMatchObject({ ids: [plain], total: 3 });
  expect(
    await refusal(host().app, 'listReferrals', { after: '["customers",1,"x"]' }),
  ).toMatchObject({
    kind: 'invalid',
    errors: [{ path: 'after' }],
  });

  await approve(first);
  await refuse(second);
  expect((await queue()).ids).toEqual([plain]);
  expect(await listed('referred')).toEqual([plain]);
  expect(await listed('approved')).toEqual([first]);
  expect(await listed('refused')).toEqual([second]);
  for (const sort of ['premium', 'customer', 'expires', 'status'] as const) {
    expect(await listed('referred', { sort })).toEqual([plain]);
  }
  expect(await listed('refused', { search: '191-D-12345', status: 'quoted' })).toEqual([second]);
  expect(await listed('refused', { status: 'accepted' })).toEqual([]);

  // An approval that is lost stands where the referral does: first again.
  await ask('addCover', { quoteId: first, addonType: 'breakdown' });
  expect((await queue()).ids).toEqual([first, plain]);
  const { quote } = (await queue()).waiting[0] ?? {};
  clock.now = Date.parse(quote?.expiresAt ?? '');
  expect((await queue()).ids).not.toContain(first);
  expect(await host().app.checkData()).toBe(0);
});

test('the letter about a refusal has its reasons, and not the note', async () => {
  const quoteId = await submitted(REFERRED);
  await ask('saveFirm', { name: 'Byrne Insurances Ltd' });
  const early = await generate(quoteId, 'refusal-letter');
  expect([early.status, early.body.message]).toEqual([
    404,
    `Quote ${quoteId} was not refused: there is no letter about it`,
  ]);
  expect(await read(quoteId, 'schedule')).toContain('an underwriter must agree to it first');
  await refuse(quoteId);
  const text = await read(quoteId, 'refusal-letter');
  for (const reason of REASONS) expect(text).toContain(reason);
  expect(text).toContain('We can not offer you insurance');
  expect(text).toContain('Byrne Insurances Ltd');
  expect(text).not.toContain(NOTE);
  expect(text).not.toContain('Valid until');
  expect(await read(quoteId, 'schedule')).toContain('An underwriter refused it');
  const file = await ask('readDocument', { quoteId, type: 'refusal-letter' });
  expect(file.name).toBe(`${quoteId}-refusal-letter.pdf`);
  const path = saved(Buffer.from(file.contentBase64, 'base64'));
  expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toMatch(/No syntax/);
  const report = await ask('verifyDocument', { contentBase64: file.contentBase64 });
  expect(report).toMatchObject({ verdict: 'unchanged', document: { type: 'refusal-letter' } });

  await refer(quoteId);
  expect((await generate(quoteId, 'refusal-letter')).status).toBe(404);
  const terms = 'The car is kept in a garage';
  await ask('decideReferral', { quoteId, decision: 'approve', note: NOTE, terms });
  expect(await read(quoteId, 'schedule')).toContain(`Endorsements ${terms}`);
});
