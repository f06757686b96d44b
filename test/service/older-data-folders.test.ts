import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type App, openApp } from '../../src/main/app/app.ts';
import { BROKER } from '../../src/main/core/dispatcher.ts';
import type { InputOf, OperationName, OutputOf } from '../../src/shared/contract/contract.ts';
import { faultSentence } from '../../src/shared/contract/sentences.ts';
import { appOptions, temporaryFolder } from '../support/host.ts';

/** Data folders as older versions left them, each with what that version answered about it. */
const FOLDERS = join(import.meta.dirname, '../fixtures/data-folders');

describe.each(readdirSync(FOLDERS))('a data folder of %s', (name) => {
  const file = (part: string) => join(FOLDERS, name, part);
  const expected = JSON.parse(readFileSync(file('expected.json'), 'utf8'));
  let dataFolder: string;
  let app: App;

  beforeEach(async () => {
    dataFolder = temporaryFolder();
    const database = gunzipSync(readFileSync(file('quotedesk.db.gz')));
    writeFileSync(join(dataFolder, 'quotedesk.db'), database);
    copyFileSync(file('chain-head.json'), join(dataFolder, 'chain-head.json'));
    app = await openApp({ ...appOptions(dataFolder), clock: () => expected.at });
  });
  afterEach(async () => {
    await app.close();
    rmSync(dataFolder, { recursive: true });
  });

  async function ask<N extends OperationName>(operation: N, input: InputOf<N>) {
    const result = await app.dispatch(BROKER, operation, input);
    if (!result.ok) throw new Error(`${operation}: ${faultSentence(result.fault)}`);
    return result.value as OutputOf<N>;
  }

  test('opens without a problem, and issues no other client', () => {
    expect(app.problem).toBeUndefined();
    expect(app.firstClient).toBeUndefined();
  });

  test('replays every quote to the same cents, with a whole history', async () => {
    const report = await ask('replayQuotes', {});
    expect(report.replayed).toBe(Object.keys(expected.quotes).length);
    expect(report.differing).toEqual([]);
    expect(report.chain.broken).toBeNull();
    expect(report.head.state).toBe('whole');
  });

  test('answers every quote as before', async () => {
    for (const [id, quote] of Object.entries(expected.quotes)) {
      expect(await ask('getQuote', { id })).toEqual(quote);
    }
  });

  test('lists quotes, customers, declined risks and drafts, and has the settings, as before', async () => {
    expect(await ask('listQuotes', {})).toEqual(expected.list);
    expect(await ask('findCustomers', {})).toEqual(expected.customers);
    expect(await ask('listDeclined', {})).toEqual(expected.declined);
    expect(await ask('listDrafts', {})).toEqual(expected.drafts);
    expect(await ask('getSettings', {})).toEqual(expected.settings);
  });

  test('hands out the documents that it has, byte for byte', async () => {
    for (const [type, hash] of Object.entries(expected.documents)) {
      const query = { quoteId: expected.accepted, type } as InputOf<'readDocument'>;
      const bytes = Buffer.from((await ask('readDocument', query)).contentBase64, 'base64');
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
    }
  });

  test('takes new quotes and changes of old ones', async () => {
    const [open] = Object.entries(expected.quotes).flatMap(([id, quote]) =>
      (quote as { status: string }).status === 'quoted' ? [id] : [],
    );
    await ask('addCover', { quoteId: open ?? '', addonType: 'legal' });
    const { differing } = await ask('replayQuotes', {});
    expect(differing).toEqual([]);
  });
});
