import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Breach } from './breach.ts';
import { asRead, fingerprint, writeContents } from './disk/contents.ts';
import type { RecordedRun, State } from './disk/disk.ts';
import { unsyncedCommits } from './disk/unsynced-commits.ts';
import { COUNT } from './fault.ts';
import { type HostUnderFaults, hostUnderFaults, journalDifferences } from './host.ts';
import { brokenInvariant } from './invariants.ts';
import type { Change } from './journal.ts';
import { type NextHost, nextHosts } from './next-host.ts';
import type { Points } from './points.ts';
import type { Desk } from './program.ts';
import type { Done, Scenario } from './scenario.ts';

/** A check of a state, begun. */
export interface Check {
  /** The invariant that does not hold. */
  readonly breach: Promise<Breach | undefined>;
  /** Whether it was begun earlier, for the same data. */
  readonly repeats: boolean;
}

/** One real run of a scenario without a fault, from which follows what a fault at each point leaves. */
export interface Recording extends RecordedRun {
  readonly scenario: Scenario;
  readonly library: string;
  readonly points: Points;
  /** Asks the next host on a state for the invariants; once for the same state and host. */
  readonly check: (state: State, next: NextHost) => Check;
}

/** After how many changes a caller that heard what was said since a change could know. */
function acknowledgement({ acknowledges }: Scenario, changes: readonly Change[], from: number) {
  if (!acknowledges) return changes.length;
  let text = '';
  const index = changes.findIndex(({ kind, bytes }, at) => {
    if (kind !== 'say' || at < from) return false;
    text += bytes.toString('latin1');
    return acknowledges(text);
  });
  if (index === -1) throw new Error('The journal does not have the answer that the caller saw');
  return index + 1;
}

interface Ran {
  readonly scenario: Scenario;
  readonly done: Done;
  /** The data folder of the run. */
  readonly madeIn: string;
}

async function checkContents(
  { contents, acknowledged }: State,
  { scenario, done, madeIn }: Ran,
  next: NextHost,
) {
  const work = realpathSync(mkdtempSync(join(tmpdir(), 'quotedesk-after-')));
  try {
    const dataFolder = join(work, 'data');
    writeContents(contents, dataFolder);
    scenario.relocate?.(dataFolder, madeIn);
    return await brokenInvariant(dataFolder, {
      next,
      startsIn: scenario.startsIn,
      check: (desk) => done.check(desk, acknowledged),
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Checks each state once: many faults leave what a host reads as the same data. */
function checkOnce(ran: Ran): Recording['check'] {
  const checks = new Map<string, Promise<Breach | undefined>>();
  return (state, next) => {
    const key = [next.name, state.acknowledged, fingerprint(asRead(state.contents))].join('\n');
    const known = checks.get(key);
    const breach = known ?? checkContents(state, ran, next);
    checks.set(key, breach);
    return { breach, repeats: known !== undefined };
  };
}

function recorded(
  host: HostUnderFaults,
  done: Done,
  given: Pick<Recording, 'scenario' | 'library'>,
) {
  const changes = host.journal();
  const atPoints = changes.filter(({ point }) => point > 0);
  return {
    ...given,
    points: { count: host.points(), changes: new Map(atPoints.map((one) => [one.point, one])) },
    dataFolder: host.dataFolder,
    before: host.before(),
    changes,
    acknowledgedAfter: acknowledgement(given.scenario, changes, host.armedAfter()),
    check: checkOnce({ scenario: given.scenario, done, madeIn: host.dataFolder }),
  };
}

/**
 * Records a scenario, and asks the next host about its end.
 * @throws where it is not acknowledged, the journal is not true, a transaction does not wait for the
 * drive, or an invariant does not hold
 */
export async function record(library: string, scenario: Scenario): Promise<Recording> {
  const host = hostUnderFaults(library, COUNT, 0);
  try {
    const done = await scenario.act(host);
    if (!done.acknowledged) throw new Error('It is not acknowledged');
    await host.settle();
    await host.kill();
    const wrong = journalDifferences(host);
    if (wrong.length > 0) throw new Error(`The journal has other files: ${wrong.join(', ')}`);
    const recording = recorded(host, done, { scenario, library });
    const early = unsyncedCommits(recording.changes);
    if (early.length > 0) throw new Error(`Transactions did not wait for the drive: ${early}`);
    const check = (desk: Desk) => done.check(desk, true);
    const breach = await brokenInvariant(host.dataFolder, {
      next: nextHosts.inProcess,
      startsIn: scenario.startsIn,
      check,
    });
    if (breach) throw breach;
    return recording;
  } catch (error) {
    throw new Error(`${scenario.name} fails without a fault: ${error}`, { cause: error });
  } finally {
    await host.close();
  }
}
