import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Data folders as each version of the schema left them; `schema-01` is that of 0.2.0. */
export const DATA_FOLDERS = join(import.meta.dirname, '../../fixtures/data-folders');

/** The fixture of a version of the schema. */
export function fixtureOf(version: number): string {
  return join(DATA_FOLDERS, `schema-${String(version).padStart(2, '0')}`);
}

const PACKED = '.gz';
const EXPECTED = 'expected.json.gz';

/** Packs files of a data folder, with what is expected of it, into a fixture. */
export function packFolder(
  fixture: string,
  { from, files, expected }: { from: string; files: readonly string[]; expected: object },
): void {
  mkdirSync(fixture, { recursive: true });
  for (const file of files) {
    const content = gzipSync(readFileSync(join(from, file)), { level: 9 });
    writeFileSync(join(fixture, `${file}${PACKED}`), content);
  }
  writeFileSync(join(fixture, EXPECTED), gzipSync(JSON.stringify(expected), { level: 9 }));
}

/** Unpacks the data folder of a fixture into an empty folder. */
export function unpackFolder(fixture: string, to: string): void {
  for (const name of readdirSync(fixture)) {
    if (name === EXPECTED) continue;
    const content = gunzipSync(readFileSync(join(fixture, name)));
    writeFileSync(join(to, name.slice(0, -PACKED.length)), content, { mode: 0o600 });
  }
}

/** What is expected of the data folder of a fixture. */
export function expectedOf<Expected>(fixture: string): Expected {
  return JSON.parse(gunzipSync(readFileSync(join(fixture, EXPECTED))).toString());
}
