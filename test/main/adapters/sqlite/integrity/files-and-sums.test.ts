import { expect, test } from 'vitest';
import { databaseChecks } from '../../../../../src/main/adapters/sqlite/integrity/checks.ts';
import { checkDays } from '../../../../../src/main/adapters/sqlite/integrity/quote-index.ts';
import { sha256Of } from '../../../../../src/main/adapters/sqlite/integrity/row-hash.ts';
import { declinedLetterStore } from '../../../../../src/main/adapters/sqlite/quotes/declined-letter-store.ts';
import { declinedStore } from '../../../../../src/main/adapters/sqlite/quotes/declined-store.ts';
import { firmFileStore } from '../../../../../src/main/adapters/sqlite/settings/firm-file-store.ts';
import type { Message } from '../../../../../src/shared/domain/messages/message.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';
import { storedQuote } from '../../../../support/stores/stored-quote.ts';

const store = openedForEach(() => quotesInStore());

async function said(check: AsyncIterable<Message | undefined>): Promise<Message[]> {
  const all: Message[] = [];
  for await (const damage of check) if (damage) all.push(damage);
  return all;
}
const rowDamaged = (table: string, name: string) => ({
  code: 'rowDamaged',
  values: { table, name },
});

test('every file of the firm and every letter is held against its bytes and its row, once', async () => {
  const { database } = store;
  const declined = declinedStore(database);
  const { sections } = storedQuote('Q-1');
  const shas: string[] = [];
  for (const id of ['D-1', 'D-2', 'D-3']) {
    await declined.add({ id, at: 1, by: 'desk', rateBookHash: 'book', sections, reasons: [] });
    const bytes = Buffer.from(`For ${id}`);
    const file = { bytes, sha256: sha256Of(bytes), createdAt: 5 };
    await declinedLetterStore(database).add({ declinedId: id, ...file });
    await firmFileStore(database).add(file);
    shas.push(file.sha256);
  }
  const everything = async () =>
    (await Promise.all(databaseChecks(database).map((check) => said(check())))).flat();
  expect(await everything()).toEqual([]);
  database.outside(`update declined_letter set bytes = x'00' where declined_id = 'D-1';
    update declined_letter set created_at = 6 where declined_id = 'D-3';
    update firm_file set bytes = x'00' where sha256 = '${shas[0]}';
    update firm_file set created_at = 6 where sha256 = '${shas[2]}'`);
  const found = await everything();
  expect(found).toHaveLength(4);
  expect(found).toEqual(
    expect.arrayContaining([
      rowDamaged('declined_letter', 'D-1'),
      rowDamaged('declined_letter', 'D-3'),
      rowDamaged('firm_file', shas[0] ?? ''),
      rowDamaged('firm_file', shas[2] ?? ''),
    ]),
  );
});

test.each([
  ['too many', 'update quote_outcome set quotes = quotes + 1'],
  ['missing', 'delete from quote_outcome'],
  ['of another outcome', `update quote_outcome set outcome = 'lost'`],
])('a day whose sums of outcomes are %s is named', async (_, change) => {
  const { database } = store;
  const createdAt = Date.parse('2026-11-20T12:00:00Z');
  for (const id of ['Q-1', 'Q-2']) await store.add(id, { createdAt });
  await store.happen('Q-2', 'markedLost', { detail: { reason: 'price' } });
  await database.projection.catchUp();
  expect(await said(checkDays(database))).toEqual([]);
  database.outside(`${change} where outcome = 'open'`);
  expect(await said(checkDays(database))).toEqual([
    { code: 'daysDamaged', values: { day: '2026-11-20' } },
  ]);
});
