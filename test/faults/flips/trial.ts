import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyHolder } from '../../../src/main/adapters/node/keys/key-holders.ts';
import { openApp } from '../../../src/main/app/app.ts';
import { headProblem } from '../../../src/main/core/data-state/data-state.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import type { ReplayReport } from '../../../src/shared/schemas/quotes/replay.ts';
import { appOptions } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { tasksHere } from '../tasks-here.ts';
import { type Answers, askAll, type Subjects } from './answers.ts';
import { copyFolder } from './folders.ts';
import { APART_FROM_LOOK_UPS, type Flip, type Placed } from './places.ts';

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
  /** Who opens the data; no one where they are not encrypted. */
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

/** The first question that is answered otherwise, of those that are asked now. */
function firstChange(before: Answers, now: Answers): string | undefined {
  for (const [question, answer] of now) if (before.get(question) !== answer) return question;
  return undefined;
}

/** A refusal that says why, or an error that goes to the log. */
const isRefusal = (answer = '') =>
  /"kind":"(unavailable|internal)"/.test(answer) || /^50[03] /.test(answer);

/**
 * Where a check or a replay can find something. What the application does in threads is first done
 * here, where it costs less: only what this finds, the application has to find as well.
 */
async function suspicions(folder: string, { keyHolders, subjects }: Known) {
  const now = subjects.filled.at;
  try {
    const { check, replay } = tasksHere(folder, keyHolders);
    const damage = await check(now);
    const replayed = await replay(now);
    return { ofCheck: damage.length > 0, ofReplay: !replayed.ok || !isWhole(replayed.value) };
  } catch {
    return { ofCheck: true, ofReplay: true };
  }
}

/** Asks an open application what it notices: the cheapest first. */
async function notice(
  app: Awaited<ReturnType<typeof openApp>>,
  { folder, region, known }: { folder: string; region: string; known: Known },
): Promise<Outcome> {
  const problem = () => app.dataState.problem()?.message.code;
  if (app.problem !== undefined) return { noticedBy: 'start', said: app.problem };
  const { ofCheck, ofReplay } = await suspicions(folder, known);
  if (ofCheck) await app.checkData();
  if (problem()) return { noticedBy: 'check', said: problem() ?? '' };
  if (ofReplay) {
    const replay = await app.dispatch(BROKER, 'replayQuotes', {});
    if (!replay.ok || !isWhole(replay.value as ReplayReport))
      return { noticedBy: 'replay', said: '' };
  }
  const without = APART_FROM_LOOK_UPS.has(region) ? 'lookUps' : 'nothing';
  const answers = await askAll(app, known.subjects, without);
  const changed = firstChange(known.before, answers);
  if (problem()) return { noticedBy: 'use', said: problem() ?? '' };
  if (changed && isRefusal(answers.get(changed))) return { noticedBy: 'use', said: changed };
  return changed ? { noticedBy: 'nothing', said: changed } : { noticedBy: 'unread', said: '' };
}

/** Flips a bit in a copy of a folder, or none, and says what notices it. */
export async function tryFlip(
  { folder, flip, region = '' }: Pick<Placed, 'folder'> & Partial<Placed>,
  known: Known,
): Promise<Outcome> {
  const { subjects, keyHolders } = known;
  const copy = temporaryFolder();
  try {
    copyFolder(folder, copy);
    if (flip) flipBit(copy, flip);
    const clock = () => subjects.filled.at;
    const app = await openApp({ ...appOptions(copy), keyHolders, clock });
    try {
      return await notice(app, { folder: copy, region, known });
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
