import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { AOIFE, erasureHost, KEY } from '../../support/data/erasure.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { submitted } from '../../support/quotes/quotes.ts';

const { host, clock, makeAoife, expectWhole } = erasureHost();

test('all that is kept of a person is read and printed for that person', async () => {
  const [first = ''] = await makeAoife();
  const file = await ask(host().app, 'exportPerson', { key: KEY });
  expect(file).toMatchObject({
    quotes: [{ quoteId: first, customer: { email: AOIFE.email } }, { history: [{}, {}] }],
    documents: [{ type: 'schedule' }],
    drafts: [{ title: 'Aoife Ní Dhomhnaill' }],
    consents: { present: [{ channel: 'phone', isGiven: true }] },
  });
  const { contentBase64 } = await ask(host().app, 'printPerson', { key: KEY });
  const options = { input: Buffer.from(contentBase64, 'base64'), encoding: 'utf8' } as const;
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], options);
  for (const words of ['Aoife', first, 'aoife@erase.example', 'Unlikely Street', 'phone']) {
    expect(text).toContain(words);
  }
});

test('a consent is given and withdrawn, and the history keeps both', async () => {
  await submitted(host(), AOIFE);
  const said = { key: KEY, channel: 'email', how: 'By phone' } as const;
  await ask(host().app, 'recordConsent', { ...said, isGiven: true });
  clock().now += 1000;
  await ask(host().app, 'recordConsent', { ...said, isGiven: false });
  const { present, history } = await ask(host().app, 'getConsents', { key: KEY });
  expect(present).toMatchObject([{ channel: 'email', isGiven: false, by: 'desk' }]);
  expect(history.map(({ isGiven }) => isGiven)).toEqual([false, true]);
  await expectWhole();
  const nobody = { ...said, key: 'nobody', isGiven: true };
  const unknown = { kind: 'notFound', message: 'Customer not found' };
  expect(await refusal(host().app, 'recordConsent', nobody)).toMatchObject(unknown);
  expect(await refusal(host().app, 'getConsents', { key: 'nobody' })).toMatchObject(unknown);
});
