import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { ownCommands } from '../../support/command-line/own-commands.ts';
import { withText } from '../../support/quotes/quote-xml.ts';

const REFERRED = withText(readFileSync('resources/samples/quote.xml', 'utf8'), 'Value', '80000');

const own = ownCommands();
beforeAll(() => own.json(['client', 'create', 'First', '--new']));

const quote = (args: readonly string[], input?: string) => own.run(['quote', ...args], input);
const json = (args: readonly string[], input?: string) => own.json(['quote', ...args], input);

test('a referral is approved with terms, referred again, queued and refused', async () => {
  const { quoteId } = await json(['submit', '-'], REFERRED);
  const note = ['--note', 'Our limit'];
  const terms = ['--terms', 'An alarm is fitted', '--name', 'Una Daly'];
  const approved = await json(['approve', quoteId, ...note, ...terms]);
  expect(approved.referral).toMatchObject({
    state: 'approved',
    decision: { name: 'Una Daly', note: 'Our limit', terms: 'An alarm is fitted' },
  });
  await quote(['refer', quoteId, '--reason', 'The alarm is not fitted']);
  const queue = (await own.run(['referral', 'list'])).out.split('\n');
  expect(queue.find((line) => line.startsWith(quoteId))).toMatch(
    / 0 {2}desk .* A vehicle worth more than 75,000 euro is for an underwriter to accept; The alarm is not fitted$/,
  );
  await quote(['refuse', quoteId, '--reason', 'No alarm', 'Too dear', ...note]);
  expect((await quote(['show', quoteId])).out).toMatch(
    /\nRefused by desk at .*\n {2}Referred: A vehicle.*\n.*\n {2}Reason: No alarm\n {2}Reason: Too dear\n/,
  );
  const { quotes } = await json(['list', '--referral', 'refused']);
  expect(quotes).toMatchObject([{ quoteId, referral: 'refused' }]);
});

test('a referred quote is accepted where somebody says why', async () => {
  const { quoteId: waiting } = await json(['submit', '-'], REFERRED);
  const payment = ['--method', 'card', '--reference', 'PAY-1'];
  const single = ['--duplicate-reason', 'Several quotes of one car'];
  const accept = ['accept', waiting, ...payment, ...single, '--terms-given'];
  const sells = ['--scope', 'fair', '--paid-by', 'commission'];
  await own.run(['firm', 'set', '--name', 'Byrne Insurances Ltd', ...sells]);
  await quote(['record-driver-number', waiting, '123456789']);
  await quote(['confirm-suitability', waiting, '--by', 'Una Daly', '--reasons', 'meetsDemands']);
  const refused = await quote(accept);
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(
    /^quotedesk: Quote \S+ is referred: .*; give --referral-note to approve it/,
  );
  const accepted = await quote([...accept, '--referral-note', 'Seen by the underwriter']);
  expect(accepted).toMatchObject({ code: 0, err: '' });
  expect(await quote(accept)).toMatchObject({ code: 0 });
});
