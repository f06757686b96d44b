import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyHolder } from '../../../src/main/adapters/node/keys/key-holder.ts';
import { openApp } from '../../../src/main/app/app.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { headProblem } from '../../../src/main/core/quotes/history/history-head.ts';
import type { ReplayReport } from '../../../src/shared/schemas/replay.ts';
import { appOptions, temporaryFolder } from '../../support/host.ts';
import { type Answers, askAll, type Subjects } from './answers.ts';
import { copyFolder, type File } from './folders.ts';

/** One bit of a file. */
export interface Flip {
  readonly file: File;
  /** Bytes from the beginning. */
  readonly offset: number;
  /** From 0, the lowest. */
  readonly bit: number;
}

/** What first noticed a flip; `unread`: nothing that anybody reads was changed. */
export const NOTICED_BY = ['start', 'check', 'replay', 'use', 'unread', 'nothing'] as const;
export type NoticedBy = (typeof NOTICED_BY)[number];

export interface Outcome {
  readonly noticedBy: NoticedBy;
  /** What was noticed, or answered otherwise. */
  readonly said: string;
}

/** What a folder answers while it is whole. */
export interface Known {
  readonly subjects: Subjects;
  /** Who opens the data; nobody where they are not encrypted. */
  readonly keyHolders: readonly KeyHolder[];
  readonly before: Answers;
}

function flipBit(folder: string, { file, offset, bit }: Flip): void {
  const path = join(folder, file);
  const bytes = readFileSync(path);
  bytes[offset] = (bytes[offset] ?? 0) ^ (1 << bit);
  writeFileSync(path, bytes);
}

const isWhole = ({ differing, rows, chain, head }: ReplayReport) =>
  differing.length + rows.length === 0 && chain.broken === null && !headProblem(head);

/** The first question that is answered otherwise. */
function firstChange(before: Answers, now: Answers): string | undefined {
  for (const [question, answer] of before) if (now.get(question) !== answer) return question;
  return undefined;
}

/** A refusal that says why, or an error that goes to the log. */
const isRefusal = (answer = '') =>
  /"kind":"(unavailable|internal)"/.test(answer) || /^50[03] /.test(answer);

/** Asks an open application what it notices: the cheapest first. */
async function notice(
  app: Awaited<ReturnType<typeof openApp>>,
  subjects: Subjects,
  before: Answers,
): Promise<Outcome> {
  const problem = () => app.dataState.problem()?.message.code;
  if (app.problem !== undefined) return { noticedBy: 'start', said: app.problem };
  await app.checkData();
  if (problem()) return { noticedBy: 'check', said: problem() ?? '' };
  const replay = await app.dispatch(BROKER, 'replayQuotes', {});
  if (!replay.ok || !isWhole(replay.value as ReplayReport))
    return { noticedBy: 'replay', said: '' };
  const answers = await askAll(app, subjects);
  const changed = firstChange(before, answers);
  if (problem()) return { noticedBy: 'use', said: problem() ?? '' };
  if (changed && isRefusal(answers.get(changed))) return { noticedBy: 'use', said: changed };
  return changed ? { noticedBy: 'nothing', said: changed } : { noticedBy: 'unread', said: '' };
}

/** Flips a bit in a copy of a folder, and says what notices it. */
export async function tryFlip(
  folder: string,
  flip: Flip | undefined,
  { subjects, keyHolders, before }: Known,
): Promise<Outcome> {
  const copy = temporaryFolder();
  try {
    copyFolder(folder, copy);
    if (flip) flipBit(copy, flip);
    const clock = () => subjects.filled.at;
    const app = await openApp({ ...appOptions(copy), keyHolders, clock });
    try {
      return await notice(app, subjects, before);
    } finally {
      await app.close();
    }
  } catch (error) {
    // It does not open, and says why.
    return { noticedBy: 'start', said: error instanceof Error ? error.message : String(error) };
  } finally {
    rmSync(copy, { recursive: true });
  }
}
