import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Static, TSchema } from 'typebox';
import { checker } from '../../../shared/contract/check.ts';
import { renameDurably } from '../../adapters/sqlite/files/durable.ts';

/** What one file keeps. */
export interface JsonFile<T> {
  /** What it keeps; undefined where it is missing, or not what was written. */
  readonly read: () => T | undefined;
  /** Replaces it whole or not at all, also in a power cut. @throws what the system says */
  readonly write: (content: T) => void;
}

/** A file of JSON for its owner alone, checked by a schema when it is read. */
export function jsonFile<S extends TSchema>(file: string, schema: S): JsonFile<Static<S>> {
  const check = checker(schema);
  return {
    read: () => {
      try {
        const checked = check(JSON.parse(readFileSync(file, 'utf8')));
        return 'value' in checked ? checked.value : undefined;
      } catch {
        return undefined;
      }
    },
    write: (content) => {
      const partial = `${file}.${process.pid}.partial`;
      try {
        writeFileSync(partial, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
        renameDurably(partial, file);
      } catch (error) {
        rmSync(partial, { force: true });
        throw error;
      }
    },
  };
}
