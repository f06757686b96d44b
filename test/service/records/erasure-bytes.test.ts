/** @module-tag thorough */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { erasureFolder, KEY } from '../../support/data/erasure.ts';
import { imported } from '../../support/data/import-file.ts';
import { ask } from '../../support/host/ask.ts';
import { submitted } from '../../support/quotes/quotes.ts';

/** What stands in the imported file alone. */
const POLICY = ['5544331'];
/** Longer than a page of the database, so that it goes on in pages of its own. */
const LONG = 'Ní Dhomhnaill rang about 12-G-987651. '.repeat(900);

const { host, dataFolder, start, decrypt, traces, erase } = erasureFolder();

/** Quotes of one person among those of others, a long draft, a long consent, and imported renewals. */
async function fill(): Promise<void> {
  // First: the backup before an import keeps anyone who is there, until it is pruned.
  const others = Array.from(
    { length: 400 },
    (_, i) => `Seán Murphy${i},14/06/1985,01/12/2026,PN-${i}\n`,
  );
  const hers = 'Aoife Ní Dhomhnaill,03/02/1979,01/12/2026,PN-5544331\n';
  const rows = [...others.slice(0, 200), hers, ...others.slice(200)].join('');
  await imported(host().app, 'customers', `Name,DOB,Renewal,Policy number\n${rows}`);
  const aoife = { first: 'Aoife', surname: 'Ní Dhomhnaill', mark: '12-G-987651' };
  for (let i = 0; i < 30; i += 1) {
    await submitted(host(), {
      first: `Pat${i}`,
      surname: `Murphy${i % 7}`,
      mark: `191-D-${1000 + i}`,
    });
    if (i % 6 === 0) await submitted(host(), { ...aoife, email: `aoife@erase${i}.example` });
  }
  await ask(host().app, 'saveDraft', {
    id: crypto.randomUUID(),
    title: 'Aoife Ní Dhomhnaill',
    content: {
      texts: { 'Customer/FirstName': 'Aoife', 'Customer/Surname': 'Ní Dhomhnaill' },
      before: { long: LONG },
    },
  });
  const how = LONG.slice(0, 190);
  await ask(host().app, 'recordConsent', { key: KEY, channel: 'phone', isGiven: true, how });
}

/** Writes the words of each index into one part. */
function merge(): void {
  const outside = new Database(join(dataFolder(), 'quotedesk.db'));
  for (const index of ['quote_search', 'imported_customer_search']) {
    outside.exec(`insert into ${index} (${index}) values ('optimize')`);
  }
  outside.close();
}

const TITLE = 'long texts of an erased customer are in no byte of %s';
type Case = [string, { readonly isEncrypted: boolean; readonly isMerged: boolean }];
const PARTS: Case = [
  'a plain folder, with words in several parts',
  { isEncrypted: false, isMerged: false },
];

test.each([PARTS])(TITLE, leavesNoByte);
test.each([
  ['a plain folder, with words in one part', { isEncrypted: false, isMerged: true }],
  ['an encrypted folder', { isEncrypted: true, isMerged: false }],
] satisfies Case[])(TITLE, leavesNoByte);

async function leavesNoByte(_: string, { isEncrypted, isMerged }: Case[1]): Promise<void> {
  await start({ isEncrypted });
  await fill();
  if (isMerged) merge();
  expect(traces(POLICY).length > 0).toBe(!isEncrypted);
  expect(await erase()).toMatchObject({
    isPurged: true,
    counts: { quotes: 5, drafts: 1, consents: 1, imported: 1 },
  });
  expect(await host().app.checkData()).toBe(0);
  expect(traces(POLICY)).toEqual([]);
  if (!isEncrypted) return;
  await decrypt();
  expect(traces(POLICY)).toEqual([]);
}
