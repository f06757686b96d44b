import { join } from 'node:path';
import { followMoves } from '../../src/main/adapters/node/moved.ts';
import { headProblem } from '../../src/main/core/data-state/data-state.ts';
import { Breach } from './breach.ts';
import { askDatabase } from './database.ts';
import type { NextHost } from './next-host.ts';
import type { Desk } from './program.ts';

/** What `quotedesk quote replay` looks at, by the same operation. */
async function expectWholeHistory(desk: Desk): Promise<void> {
  const { differing, chain, head } = await desk.replay();
  if (differing.length > 0)
    throw new Breach('history', `${differing.length} quotes replay differently`);
  if (chain.broken !== null)
    throw new Breach('history', `the history is broken at event ${chain.broken}`);
  if (headProblem(head)) throw new Breach('history', `the head of the history is ${head.state}`);
}

function expectIntegrity(dataFolder: string): void {
  const found = askDatabase(followMoves(dataFolder), (database) =>
    database.pragma('integrity_check', { simple: true }),
  );
  if (found !== 'ok') throw new Breach('history', `integrity_check says ${found}`);
}

/** Who is asked, and what. */
export interface Question {
  readonly next: NextHost;
  /** Where in the folder it starts. */
  readonly startsIn?: string | undefined;
  /** What the scenario asks it. */
  readonly check: (desk: Desk) => Promise<void>;
}

/**
 * Starts the next host on what a fault left, and asks it for both invariants: it starts, with a
 * whole history and database; and what was acknowledged is there, once.
 * @returns the invariant that does not hold
 */
export async function brokenInvariant(
  filled: string,
  { next, check, startsIn = '' }: Question,
): Promise<Breach | undefined> {
  const dataFolder = join(filled, startsIn);
  try {
    await next.use(dataFolder, async (desk) => {
      await check(desk);
      await expectWholeHistory(desk);
    });
    expectIntegrity(dataFolder);
    return undefined;
  } catch (error) {
    if (error instanceof Breach) return error;
    // `fetch` throws it where the connection is gone.
    if (error instanceof TypeError) return new Breach('hangs', `${next.name}: ${error.message}`);
    throw error;
  }
}
