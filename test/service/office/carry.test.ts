import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exportOffice, importFolder } from '../../../src/main/app/carry-office.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { appOptions, startHost } from '../../support/host/host.ts';
import { newOffice } from '../../support/host/office.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { postgres } from '../../support/postgres.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

const server = await postgres();
afterAll(() => server?.stop());

const GRAINNE = { first: 'Gráinne', surname: 'Unlikely', born: '1979-02-03', mark: '12-G-9' };
const KEY = 'grainne.unlikely.1979-02-03';

const DECLINED = {
  Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
  ClaimsHistory: { NumberOfClaims: 9 },
};

describe.skipIf(!server)('the data folder of a single desk', () => {
  test('goes into an office once, and an office goes into a folder that is a desk of its own', async () => {
    const databaseUrl = server ? await newOffice(server) : '';
    const dataFolder = temporaryFolder();
    const alone = await startHost({ dataFolder });
    await ask(alone.app, 'saveFirm', { name: 'Byrne Insurances Ltd' });
    const sold = await submitted(alone, { mark: '12-G-1' });
    const policyId = await accepted(alone, sold);
    const open = await submitted(alone, GRAINNE);
    await refusal(alone.app, 'submitQuote', { source: 'json', document: DECLINED });
    const paper = await ask(alone.app, 'readDocument', { quoteId: sold, type: 'certificate' });
    const before = await ask(alone.app, 'getQuote', { id: sold });
    await alone.close();

    const options = appOptions(dataFolder);
    const first = await importFolder(options, databaseUrl);
    expect(first).toMatchObject({ quotes: 2, refused: 0 });
    expect(await importFolder(options, databaseUrl)).toEqual(first);
    const again = await startHost({ dataFolder });
    expect(await ask(again.app, 'getQuote', { id: sold })).toEqual(before);
    await again.close();

    const host = await startHost({ databaseUrl });
    expect(await ask(host.app, 'getQuote', { id: sold })).toEqual(before);
    expect((await ask(host.app, 'listQuotes', {})).quotes).toHaveLength(2);
    expect((await ask(host.app, 'listDeclined', {})).declined).toHaveLength(1);
    expect(await ask(host.app, 'getFirm', {})).toMatchObject({ name: 'Byrne Insurances Ltd' });
    expect(
      await ask(host.app, 'verifyDocument', { contentBase64: paper.contentBase64 }),
    ).toMatchObject({
      verdict: 'unchanged',
    });
    const later = await submitted(host, { mark: '12-G-2' });
    await host.close();

    const folder = join(temporaryFolder(), 'exported');
    expect(await exportOffice(appOptions(folder), databaseUrl)).toBe(3);
    const exported = await startHost({ dataFolder: folder });
    expect((await ask(exported.app, 'officeStatus', {})).office).toBeNull();
    for (const id of [sold, open, later]) {
      expect(await ask(exported.app, 'getQuote', { id })).toMatchObject({ quoteId: id });
    }
    expect(JSON.stringify(await ask(exported.app, 'getQuotePage', { id: sold }))).toContain(
      policyId,
    );
    expect(await ask(exported.app, 'makeBackup', {})).toMatchObject({
      backups: [{ kind: 'manual' }],
    });
    // No one is asked before it is erased here.
    await ask(exported.app, 'eraseCustomer', { key: KEY, reason: 'request' });
    expect(await refusal(exported.app, 'getQuote', { id: open })).toMatchObject({
      kind: 'notFound',
    });
    expect((await ask(exported.app, 'replayQuotes', {})).differing).toEqual([]);
    expect(await exported.app.checkData()).toBe(0);
    await exported.close();
    for (const one of [dataFolder, folder]) rmSync(one, { recursive: true });
  });
});
