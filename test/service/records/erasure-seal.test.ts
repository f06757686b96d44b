import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openApp } from '../../../src/main/app/app.ts';
import { AOIFE, erasureHost } from '../../support/data/erasure.ts';
import { ask } from '../../support/host/ask.ts';
import { appOptions, startedFolder } from '../../support/host/host.ts';
import { submitted } from '../../support/quotes/quotes.ts';

const { host, dataFolder, erase, expectWhole } = erasureHost();

const CHANGES = [
  `update quote_event set detail = json_set(detail, '$.premium', 1) where erased_seq is not null`,
  `update quote_event set by = 'qd-other' where erased_seq is not null`,
  // Another hash, whatever it begins with.
  `update quote_event set hash = substr(hash, 2) || substr(hash, 1, 1) where erased_seq is not null`,
  `update quote_event set erased_origin = null, erased_seq = null where sequence = 1`,
  `update quote_event set erased_origin = 1, erased_seq = 1, answers = null, explanation = null where sequence = 2`,
  `update quote_event set detail = json_set(detail, '$.quotes', 7) where kind = 'recordErased'`,
  `update quote_event set refused = 1 where sequence = 2`,
  `update quote_event set detail = 'null', refused = 1 where erased_seq is not null`,
  `update quote set status = 'accepted' where erased_at is not null`,
  `update quote set expires_at = expires_at + 1 where erased_at is not null`,
  `update quote set erased_at = 1 where erased_at is null`,
];

test('what an erasure left is held against its seal, whatever is changed', {
  tags: ['thorough'],
}, async () => {
  await submitted(host(), AOIFE);
  await submitted(host(), { first: 'Pat' });
  await erase();
  await expectWhole();
  const database = new Database(join(dataFolder(), 'quotedesk.db'));
  const erased = database.serialize();
  database.close();
  for (const statement of CHANGES) {
    const copy = await startedFolder();
    writeFileSync(join(copy, 'quotedesk.db'), erased);
    const changed = new Database(join(copy, 'quotedesk.db'));
    changed.exec(`drop trigger quote_event_is_final; pragma foreign_keys = off; ${statement}`);
    changed.close();
    const app = await openApp(appOptions(copy));
    const { differing, rows, chain } = await ask(app, 'replayQuotes', {});
    const isFound = differing.length + rows.length > 0 || chain.broken !== null;
    expect(isFound, statement).toBe(true);
    await app.close();
  }
});

test('no guess can be tested by the hash of an erased event', async () => {
  const quoteId = await submitted(host(), AOIFE);
  const number = { quoteId, driverNumber: '123456789' };
  await ask(host().app, 'recordDriverNumber', number);
  await ask(host().app, 'recordDriverNumber', { ...number, driverNumber: '987654321' });
  await ask(host().app, 'recordDriverNumber', number);
  const database = new Database(join(dataFolder(), 'quotedesk.db'), { readonly: true });
  const details = database
    .prepare<[], string>(`select detail from quote_event where kind = 'driverNumber'`)
    .pluck();
  const salts = details.all().map((detail) => JSON.parse(detail).salt);
  expect(new Set(salts).size).toBe(3);
  const { history } = await ask(host().app, 'getQuote', { id: quoteId });
  expect(JSON.stringify(history)).not.toContain(salts[0]);
  await erase();
  const left = details.all().map((detail) => JSON.parse(detail));
  for (const detail of left) expect(detail).toEqual({});
  database.close();
});
