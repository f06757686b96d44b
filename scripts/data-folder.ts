import { existsSync, rmSync } from 'node:fs';
import { FILE } from '../src/main/adapters/sqlite/files/file-names.ts';
import { schemaVersion } from '../src/main/adapters/sqlite/schema/migrate.ts';
import { HEAD_FILE } from '../src/shared/schemas/quotes/history.ts';
import { fixtureOf, packFolder } from '../test/support/data/packed-folder.ts';
import { startHost } from '../test/support/host/host.ts';
import { temporaryFolder } from '../test/support/host/prepared-folders.ts';
import { answerAll } from './data-folder/answers.ts';
import { FIRST_START, fill } from './data-folder/fill.ts';

const FIRST_CLIENT = { id: 'qd-fixture', secret: 'the-secret-of-the-data-folder-fixtures' };

/**
 * Makes a fixture of the present schema: a data folder that this version filled, with what it
 * answers about it. Every later version must open the folder and answer the same.
 */
export async function makeFixture(fixture: string): Promise<void> {
  const dataFolder = temporaryFolder();
  const clock = { now: FIRST_START };
  try {
    const host = await startHost({ dataFolder, clock, firstClient: FIRST_CLIENT });
    const folder = await fill(host, clock).finally(host.close);
    // What is kept is what the next start finds.
    const next = await startHost({ dataFolder, clock });
    const answers = await answerAll(next, folder).finally(next.close);
    const files = [FILE, HEAD_FILE];
    packFolder(fixture, { from: dataFolder, files, expected: { folder, answers } });
  } finally {
    rmSync(dataFolder, { recursive: true });
  }
}

if (import.meta.main) {
  const fixture = fixtureOf(schemaVersion());
  if (existsSync(fixture)) {
    console.error(`${fixture} exists; a fixture is never made again`);
    process.exitCode = 1;
  } else {
    await makeFixture(fixture);
    console.log(`Made ${fixture}`);
  }
}
