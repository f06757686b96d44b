import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect } from 'vitest';
import {
  type Answers,
  answer,
  QUESTIONS,
  type Question,
} from '../../../scripts/data-folder/answers.ts';
import type { FilledFolder } from '../../../scripts/data-folder/fill.ts';
import { FILE } from '../../../src/main/adapters/sqlite/files/file-names.ts';
import { ask } from '../host/ask.ts';
import type { TestHost } from '../host/host.ts';
import { DATA_FOLDERS, expectedOf } from './packed-folder.ts';

/** What is in a data folder, and what the version that filled it answered about it. */
export interface Filled {
  readonly folder: FilledFolder;
  readonly answers: Answers;
}

/** What is in the data folder of a fixture. */
export function filledAs(name: string): Filled {
  return expectedOf<Filled>(join(DATA_FOLDERS, name));
}

/** What a version could be asked. */
export function questionsOf({ answers }: Filled): Question[] {
  return QUESTIONS.filter((question) => question in answers);
}

/** Expects the answer of then; a later version may say more, of what there was no word for. */
export async function expectAnswer(
  host: TestHost,
  { folder, answers }: Filled,
  question: Question,
): Promise<void> {
  const now = await answer(question, host, folder);
  expect({ now }).toMatchObject({ now: answers[question] });
}

/**
 * Expects that quotes are replayed to the same cents, and that their history is whole. Its head is
 * kept soon after a change.
 */
export async function expectReplayed({ app }: TestHost, quotes: number): Promise<void> {
  const report = await ask(app, 'replayQuotes', {});
  expect(report.replayed).toBe(quotes);
  expect(report.differing).toEqual([]);
  expect(report.chain.broken).toBeNull();
  const head = async () => (await ask(app, 'replayQuotes', {})).head.state;
  await expect.poll(head, { timeout: 30_000 }).toBe('whole');
}

/** Every table, index and trigger of a data folder. */
export function schemaOf(dataFolder: string): unknown[] {
  const database = new Database(join(dataFolder, FILE), { readonly: true });
  const parts = database.prepare('select type, name, sql from sqlite_schema order by type, name');
  try {
    return parts.all();
  } finally {
    database.close();
  }
}
