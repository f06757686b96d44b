import { headProblem } from '../../src/main/core/quotes/history/history-head.ts';
import { HostEnded, startHeadless } from '../support/headless.ts';
import { Breach, inTime } from './breach.ts';
import { askDatabase } from './database.ts';
import { answered, type Desk, openDesk } from './desk.ts';

/** What `quotedesk quote replay` looks at, by the same operation. */
async function expectWholeHistory(desk: Desk): Promise<void> {
  const { differing, chain, head } = await answered(desk, 'replayQuotes', {});
  if (differing.length > 0)
    throw new Breach('history', `${differing.length} quotes replay differently`);
  if (chain.broken !== null)
    throw new Breach('history', `the history is broken at event ${chain.broken}`);
  if (headProblem(head)) throw new Breach('history', `the head of the history is ${head.state}`);
}

function expectIntegrity(dataFolder: string): void {
  const found = askDatabase(dataFolder, (database) =>
    database.pragma('integrity_check', { simple: true }),
  );
  if (found !== 'ok') throw new Breach('history', `integrity_check says ${found}`);
}

/**
 * Starts a host without the library on what a fault left, and asks it for both invariants: it
 * starts, with a whole history and database; and what was acknowledged is there, once.
 * @param check what the scenario asks it
 * @throws {Breach}
 */
export async function expectInvariants(
  dataFolder: string,
  check: (desk: Desk) => Promise<void>,
): Promise<void> {
  const host = startHeadless({ dataFolder });
  try {
    const desk = await openDesk(await inTime('the next start', host.listening));
    await check(desk);
    await expectWholeHistory(desk);
  } catch (error) {
    if (!(error instanceof HostEnded)) throw error;
    throw new Breach(
      'noStart',
      host.said().replaceAll(dataFolder, 'DIR').trim().split('\n')[0] ?? '',
    );
  } finally {
    await host.end('SIGKILL');
  }
  expectIntegrity(dataFolder);
}
