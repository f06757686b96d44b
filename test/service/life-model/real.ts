import { cpSync, rmSync } from 'node:fs';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import {
  type Received,
  type Sent,
  startHost,
  type TestClock,
  type TestHost,
} from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

/** When each run begins, so that none depends on the ones before it. Epoch milliseconds. */
export const START = Date.UTC(2026, 10, 20, 9);

/** Well below the lifetime of a token. */
const HALF_AN_HOUR = 30 * 60 * 1000;

/** The service under test: real HTTP, real SQLite, a clock that is moved by hand. */
export interface Real {
  readonly clock: TestClock;
  readonly send: (path: string, sent?: Omit<Sent, 'token'>) => Promise<Received>;
  /** Begins again at {@link START}, without quotes. */
  readonly begin: () => Promise<void>;
  /** Ends the application and opens it again on the same data. */
  readonly restart: () => Promise<void>;
  /** What `replayQuotes` finds over everything that was kept since the beginning. */
  readonly replayed: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Opens the service. Each run begins on data of its own: a clock never goes back behind a history. */
export async function openReal(): Promise<Real> {
  const clock: TestClock = { now: START };
  const prepared = temporaryFolder();
  const first = await startHost({ dataFolder: prepared, clock });
  const { client } = first;
  await first.close();
  let dataFolder = temporaryFolder();
  let host: TestHost = await startHost({ dataFolder, clock });
  let bearer = { token: '', until: 0 };

  const token = async () => {
    if (clock.now >= bearer.until) {
      bearer = { token: await host.token(client), until: clock.now + HALF_AN_HOUR };
    }
    return bearer.token;
  };
  const close = async () => {
    await host.close();
    rmSync(dataFolder, { recursive: true });
  };
  return {
    clock,
    send: async (path, sent) => host.send(path, { ...sent, token: await token() }),
    begin: async () => {
      await close();
      dataFolder = temporaryFolder();
      cpSync(prepared, dataFolder, { recursive: true });
      clock.now = START;
      bearer = { token: '', until: 0 };
      host = await startHost({ dataFolder, clock });
    },
    restart: async () => {
      await host.close();
      host = await startHost({ dataFolder, clock });
    },
    replayed: () => host.app.dispatch(BROKER, 'replayQuotes', {}),
    close: async () => {
      await close();
      rmSync(prepared, { recursive: true });
    },
  };
}
