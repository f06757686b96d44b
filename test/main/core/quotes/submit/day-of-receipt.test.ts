import { afterEach, beforeEach, expect, test } from 'vitest';
import { type App, openApp } from '../../../../../src/main/app/app.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { appOptions } from '../../../../support/host/host.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { SAMPLE_DOCUMENT as document } from '../../../../support/quotes/any-document.ts';

const clock = { now: 0 };
let dataFolder: string;
let app: App;

// A folder for each: nothing is stored where the history is ahead of the clock.
beforeEach(async () => {
  clock.now = 0;
  dataFolder = temporaryFolder();
  app = await openApp({ ...appOptions(dataFolder), clock: () => clock.now });
});

afterEach(() => app.close());

/** The day of receipt that each way to a price goes by, at a moment. */
async function daysAt(now: number): Promise<readonly (string | undefined)[]> {
  clock.now = now;
  const quick = await ask(app, 'priceQuote', {
    data: {
      'in_policy.dateInception': '2027-02-01T00:00:00Z',
      'in_customer.dateOfBirth': '1985-06-15',
      'in_dts.raterCover': 'Comprehensive',
    },
  });
  const submitted = await ask(app, 'submitQuote', { source: 'json', document });
  const drafted = await ask(app, 'submitDraft', { document, excess: 500 });
  const previewed = await ask(app, 'previewQuote', { document });
  return [quick, submitted, drafted, previewed].map((it) => it.explanation?.receivedOn);
}

test.each([
  ['summer, before 23:00 UTC', Date.UTC(2026, 5, 30, 22, 59, 59), '2026-06-30'],
  ['summer, from 23:00 UTC', Date.UTC(2026, 5, 30, 23), '2026-07-01'],
  ['winter, before midnight UTC', Date.UTC(2026, 0, 31, 23, 59, 59), '2026-01-31'],
  ['winter, from midnight UTC', Date.UTC(2026, 1, 1), '2026-02-01'],
])('in %s a premium is received on the Irish day', async (_, now, day) => {
  expect(await daysAt(now)).toEqual(Array.from({ length: 4 }, () => day));
});

test('a quote keeps the levies of its day, and ends when they change', async () => {
  const fund = (explanation: { levies: readonly { id: string; rate: number | null }[] }) =>
    explanation.levies.find(({ id }) => id === 'insurance-compensation-fund')?.rate;
  clock.now = Date.UTC(2025, 11, 31, 23, 59, 59);
  const { quoteId, explanation, premium, ...end } = await ask(app, 'submitDraft', { document });
  expect(end).toMatchObject({ expiresAt: '2026-01-01T00:00:00Z', expiresBecause: 'levies' });
  expect(fund(explanation)).toBe(0.02);
  clock.now += 1_000;
  const later = await ask(app, 'submitDraft', { document });
  expect(fund(later.explanation)).toBe(0.01);
  expect(later.premium).toBeLessThan(premium);
  const kept = await ask(app, 'getQuote', { id: quoteId });
  expect(kept).toMatchObject({ status: 'expired', premium, explanation });
  const change = { overrideType: 'discount', value: 5, reason: 'Loyal' } as const;
  const expired = { kind: 'conflict', message: `Quote ${quoteId} is expired` };
  expect(await refusal(app, 'overrideQuote', { quoteId, ...change })).toMatchObject(expired);
  const payment = { paymentMethod: 'card', paymentReference: 'PAY' } as const;
  expect(await refusal(app, 'acceptQuote', { quoteId, ...payment })).toMatchObject(expired);
});
