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
import type { Dashboard } from '../../../src/shared/schemas/desk/dashboard.ts';
import type { Quote } from '../../../src/shared/schemas/quotes/quote.ts';
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

/**
 * Older versions counted refused quotes, and quotes that were quoted again, among those that expire
 * next: by now only those that can still be accepted, and have no newer quote, are asked about.
 */
function withoutDecided(answers: Answers): Dashboard {
  // As the operations of that version answered it.
  const dashboard = answers.dashboard as Dashboard;
  const quotes = answers.quotes as readonly Pick<Quote, 'basedOn'>[];
  const requoted = new Set(quotes.map(({ basedOn }) => basedOn));
  const next = dashboard.expiring.next.filter(
    ({ quoteId, referral }) => referral !== 'refused' && !requoted.has(quoteId),
  );
  return { ...dashboard, expiring: { ...dashboard.expiring, next } };
}

/** Expects the answer of then; a later version may say more, of what there was no word for. */
export async function expectAnswer(
  host: TestHost,
  { folder, answers }: Filled,
  question: Question,
): Promise<void> {
  const now = await answer(question, host, folder);
  const then = question === 'dashboard' ? withoutDecided(answers) : answers[question];
  expect({ now }).toMatchObject({ now: then });
}

/**
 * Expects that quotes are replayed to the same cents, and that their history is whole. Its head is
 * kept soon after an opening or a change: the first versions had none next to the database.
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
