import { expect, test } from 'vitest';
import { AOIFE, erasureHost, KEY } from '../../support/data/erasure.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const { host, clock, traces, erase, others, expectWhole } = erasureHost();

test('six years after its last day a policy may go', async () => {
  await accepted(host(), await submitted(host(), AOIFE));
  clock().now = Date.parse('2034-02-28T23:30:00Z');
  expect((await ask(host().app, 'previewErasure', { key: KEY })).held).toHaveLength(1);
  clock().now += 60 * 60 * 1000;
  expect((await ask(host().app, 'previewErasure', { key: KEY })).held).toEqual([]);
  expect(await erase()).toMatchObject({ counts: { quotes: 1 } });
});

const YEAR = 365.25 * 24 * 60 * 60 * 1000;

test('what is over is erased by the settings, and nothing else', async () => {
  await submitted(host(), AOIFE);
  await ask(host().app, 'recordConsent', {
    key: KEY,
    channel: 'post',
    isGiven: true,
    how: 'In a letter',
  });
  await accepted(host(), await submitted(host(), { first: 'Pat', mark: '191-D-77' }));
  await others(25);
  expect((await ask(host().app, 'previewRetention', {})).now.quotes).toBe(0);
  expect((await ask(host().app, 'applyRetention', {})).erased).toMatchObject({ quotes: 0 });

  clock().now += 2.2 * YEAR;
  await submitted(host(), { first: 'Later', mark: '191-D-78' });
  const due = await ask(host().app, 'previewRetention', {});
  expect(due).toMatchObject({ now: { quotes: 26, policies: 0 }, soon: { quotes: 0 } });
  // Off: nothing goes by itself.
  await host().app.checkData();
  expect((await ask(host().app, 'listQuotes', {})).total).toBe(28);
  await ask(host().app, 'saveRetention', { isOn: true });
  await host().app.checkData();
  expect((await ask(host().app, 'listQuotes', {})).total).toBe(2);
  expect(traces()).toEqual([]);
  expect(await refusal(host().app, 'getConsents', { key: KEY })).toMatchObject({
    kind: 'notFound',
  });

  clock().now += 6 * YEAR;
  const applied = await ask(host().app, 'applyRetention', {});
  expect(applied).toEqual({
    erased: { quotes: 1, policies: 1, declined: 0, drafts: 0 },
    isPurged: true,
  });
  await expectWhole();
});
