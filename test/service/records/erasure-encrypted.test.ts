/** @module-tag thorough */
import { beforeEach, expect, test } from 'vitest';
import { erasureFolder } from '../../support/data/erasure.ts';
import { imported } from '../../support/data/import-file.ts';
import { ask } from '../../support/host/ask.ts';
import { submitted } from '../../support/quotes/quotes.ts';

const FILE = `Name,DOB,Renewal,E-mail
Aoife Ní Dhomhnaill,03/02/1979,01/12/2026,aoife@erase.example
`;

const { host, start, decrypt, traces, erase } = erasureFolder();
beforeEach(() => start({ isEncrypted: true }));

async function makeAoife(): Promise<void> {
  await imported(host().app, 'customers', FILE);
  await submitted(host(), { first: 'Aoife', surname: 'Ní Dhomhnaill', mark: '12-G-987651' });
  await submitted(host(), { first: 'Pat', surname: 'Murphy' });
}

test('the data of a customer are there once they are decrypted', async () => {
  await makeAoife();
  expect(traces()).toEqual([]);
  await decrypt();
  expect(traces()).not.toEqual([]);
});

test('a customer who was erased is not there, also once the data are decrypted', async () => {
  await makeAoife();
  expect(await erase()).toMatchObject({ counts: { quotes: 1, imported: 1 }, isPurged: true });
  expect(await host().app.checkData()).toBe(0);
  const { chain, differing, rows } = await ask(host().app, 'replayQuotes', {});
  expect({ broken: chain.broken, differing, rows }).toEqual({
    broken: null,
    differing: [],
    rows: [],
  });
  await decrypt();
  expect(traces()).toEqual([]);
});
