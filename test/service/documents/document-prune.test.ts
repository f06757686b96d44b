/** @module-tag thorough */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { documentsHost } from '../../support/documents/documents.ts';
import { AT, FULL_XML } from '../../support/host/requests.ts';
import { onCover } from '../../support/quotes/ready-for-cover.ts';

const { clock, host, submitted, file, ask } = documentsHost();

const DAY = 24 * 60 * 60 * 1000;

/** A link to the schedule of a quote, good for a day. */
async function link(quoteId: string): Promise<string> {
  const made = await ask('generateDocuments', { quoteId, documentTypes: ['schedule'] });
  return made.documents[0]?.url ?? '';
}
const addOn = (quoteId: string, level: string) =>
  ask('addCover', { quoteId, addonType: 'breakdown', addonOptions: { level } });

/** How many files a quote keeps, as its database says. */
function keptFiles(quoteId: string): number {
  const database = new Database(join(host().dataFolder, 'quotedesk.db'), { readonly: true });
  const kept = database
    .prepare<[string], number>(
      'select count(*) from document where quote_id = ? and length(bytes) > 0',
    )
    .pluck()
    .get(quoteId);
  database.close();
  return kept ?? 0;
}

test('the file of a superseded version is kept while a link to it may be good, and no longer', async () => {
  const quoteId = await submitted(FULL_XML);
  const first = await link(quoteId);
  const bytes = await file(first);
  const { verificationCode } = await ask('readDocument', { quoteId, type: 'schedule' });
  clock.now += DAY - 1000;
  // The newest version is never dropped, however old it is, and its link is as good as a day.
  const again = await link(quoteId);
  await addOn(quoteId, 'ireland');
  clock.now += DAY - 2000;
  await ask('readDocument', { quoteId, type: 'schedule' });
  expect(await file(again)).toEqual(bytes);
  expect(keptFiles(quoteId)).toBe(2);
  clock.now += 2000;
  await ask('readDocument', { quoteId, type: 'schedule' });
  expect(keptFiles(quoteId)).toBe(1);

  const contentBase64 = bytes.toString('base64');
  const known = await ask('verifyDocument', { contentBase64 });
  expect(known).toMatchObject({ verdict: 'unchanged', document: { quoteId, newest: false } });
  const byCode = await ask('verifyDocument', { code: verificationCode ?? '' });
  expect(byCode).toMatchObject({ verdict: 'made', document: { quoteId } });
});

test('files that no one asks for again are dropped after the check of the data', async () => {
  const [changed, recent, untouched, policy] = [
    await submitted(FULL_XML),
    await submitted(FULL_XML),
    await submitted(FULL_XML),
    await submitted(FULL_XML),
  ];
  for (const quoteId of [changed, recent, untouched, policy]) await link(quoteId);
  for (const quoteId of [changed, policy]) await addOn(quoteId, 'ireland');
  await onCover(host().app, {
    quoteId: policy,
    paymentMethod: 'card',
    paymentReference: 'PAY-1',
    duplicateReason: 'Several quotes of one car',
  });
  clock.now += DAY;
  await addOn(recent, 'ireland');
  expect(await host().app.checkData()).toBe(0);
  const kept = [changed, recent, untouched, policy].map(keptFiles);
  expect(kept).toEqual([0, 1, 1, 1]);
});

test('a policy keeps every file, also those of before it', async () => {
  const quoteId = await submitted(FULL_XML);
  await link(quoteId);
  await addOn(quoteId, 'ireland');
  await link(quoteId);
  await onCover(host().app, { quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' });
  clock.now += 40 * DAY;
  await ask('readDocument', { quoteId, type: 'schedule' });
  expect(keptFiles(quoteId)).toBe(3);
});

test('a link that outlives its file says what to do', async () => {
  const quoteId = await submitted(FULL_XML);
  const url = await link(quoteId);
  await addOn(quoteId, 'ireland');
  // A clock that is ahead for a moment drops the file before the link has ended.
  clock.now += 2 * DAY;
  await ask('readDocument', { quoteId, type: 'schedule' });
  clock.now -= 2 * DAY;
  const answer = await fetch(url);
  expect(answer.status).toBe(410);
  expect((await answer.json()).message).toContain('generate the document again');
  expect((await host().send(AT.quote(quoteId))).status).toBe(200);
});
