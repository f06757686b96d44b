import { beforeEach, expect, test } from 'vitest';
import { declinedLetterStore } from '../../../../../src/main/adapters/sqlite/quotes/declined-letter-store.ts';
import { declinedStore } from '../../../../../src/main/adapters/sqlite/quotes/declined-store.ts';
import { keptResponses } from '../../../../../src/main/adapters/sqlite/quotes/kept-response-store.ts';
import { sha256Of } from '../../../../../src/main/adapters/sqlite/rows/row-hash.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import type { DeclinedStore } from '../../../../../src/main/core/quotes/submit/declined.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';
import { keepReferenced, storedQuote } from '../../../../support/stores/stored-quote.ts';

let declined: DeclinedStore;
const database = openedForEach(() => testDatabase());
beforeEach(async () => {
  await keepReferenced(database);
  declined = declinedStore(database);
});

const { sections } = storedQuote('Q-1');
const risk = (id: string, at = 5) => ({
  id,
  at,
  by: 'desk',
  rateBookHash: 'book',
  sections,
  reasons: [{ rule: 'under-seventeen', message: 'The driver is under 17' }],
});
const RESPONSE = {
  client: 'qd-one',
  key: 'a key',
  fingerprint: 'a fingerprint',
  status: 422,
  etag: null,
  body: '{}',
  at: 1,
};
const letter = (declinedId: string, text = 'We can not offer it') => {
  const bytes = Buffer.from(text);
  return { declinedId, bytes, sha256: sha256Of(bytes), createdAt: 6 };
};

test('a declined risk is kept with who submitted it and with its response', async () => {
  await declined.add(risk('D-1'), RESPONSE);
  const signed = { ...risk('D-2'), user: { id: 'mary', name: 'Mary Byrne' } };
  await declined.add(signed);
  expect(await declined.find('D-1')).toEqual(risk('D-1'));
  expect(await declined.find('D-2')).toEqual(signed);
  expect(await declined.find('D-3')).toBeUndefined();
  expect(await keptResponses(database).find(RESPONSE, 2)).toMatchObject({ kind: 'answered' });
});

test('a risk whose response cannot be kept is not kept either', async () => {
  await declined.add(risk('D-1'), RESPONSE);
  await expect(declined.add(risk('D-2'), RESPONSE)).rejects.toThrow(/UNIQUE/);
  expect(await declined.find('D-2')).toBeUndefined();
});

test('the risks that were kept last come first, whatever the clock says', async () => {
  for (const [id, at] of [
    ['D-2', 9],
    ['D-1', 7],
    ['D-3', 8],
  ] as const) {
    await declined.add(risk(id, at));
  }
  const ids = async (limit: number) => (await declined.newest(limit)).map(({ id }) => id);
  expect(await ids(10)).toEqual(['D-3', 'D-1', 'D-2']);
  expect(await ids(2)).toEqual(['D-3', 'D-1']);
});

test('a letter is kept once for its risk, and found for no other', async () => {
  const letters = declinedLetterStore(database);
  for (const id of ['D-1', 'D-2']) await declined.add(risk(id));
  expect(await letters.find('D-1')).toBeUndefined();
  const first = letter('D-1');
  expect(await letters.add(first)).toEqual(first.bytes);
  expect(await letters.add(letter('D-1', 'Made at the same time'))).toEqual(first.bytes);
  expect(await letters.find('D-1')).toEqual(first.bytes);
  expect(await letters.find('D-2')).toBeUndefined();
});

test.each([
  ['its bytes', `update declined_letter set bytes = x'00'`],
  ['its row', 'update declined_letter set created_at = 1'],
])('a letter is not handed out where the drive changed %s', async (_, change) => {
  const letters = declinedLetterStore(database);
  await declined.add(risk('D-1'));
  await letters.add(letter('D-1'));
  database.outside(change);
  await expect(letters.find('D-1')).rejects.toThrow(DamagedData);
});

test('a risk that was changed on the drive is neither found nor listed', async () => {
  await declined.add(risk('D-1'));
  database.outside('update declined_risk set at = 1');
  await expect(declined.find('D-1')).rejects.toThrow(DamagedData);
  await expect(declined.newest(1)).rejects.toThrow(DamagedData);
});
