/** @module-tag thorough */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { BACK_TO_SCHEMA_31 } from '../../../../support/data/earlier-schemas.ts';
import { imported } from '../../../../support/data/import-file.ts';
import { ask } from '../../../../support/host/ask.ts';
import { startHost } from '../../../../support/host/host.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';

/** More than the migration reads at once. */
const CUSTOMERS = 1203;
const FILE = `Name,DOB,Renewal,Phone,Policy number\n${Array.from(
  { length: CUSTOMERS },
  (_, i) => `Aoife Murphy${i},03/02/1979,01/12/2027,0871${100_000 + i},PN-${70_000 + i}\n`,
).join('')}`;
const SEARCHES = ['Murphy1202', 'aoi', '0871100500', '71201', 'pn70000', '3 February 1979'];

test('customers that were imported before are found as ever, by a smaller index', async () => {
  const dataFolder = temporaryFolder();
  let host = await startHost({ dataFolder });
  const found = () =>
    Promise.all(SEARCHES.map((search) => ask(host.app, 'findCustomers', { search })));
  await imported(host.app, 'customers', FILE);
  const before = await found();
  expect(before.map(({ total }) => total)).toEqual([1, 1000, 1, 1, 1, 1000]);
  await host.close();

  const file = new Database(join(dataFolder, 'quotedesk.db'));
  file.exec(`${BACK_TO_SCHEMA_31}
    delete from kysely_migration where name >= '0032'; pragma user_version = 31;`);
  file.close();

  host = await startHost({ dataFolder });
  expect(await found()).toEqual(before);
  expect(await host.app.checkData()).toBe(0);
  await host.close();
  const after = new Database(join(dataFolder, 'quotedesk.db'), { readonly: true });
  const options = after
    .prepare("select sql from sqlite_schema where name = 'imported_customer_search'")
    .pluck();
  expect(options.get()).not.toContain('prefix');
  after.close();
  rmSync(dataFolder, { recursive: true });
});
