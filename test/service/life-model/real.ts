import { rmSync } from 'node:fs';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import {
  type Received,
  type Sent,
  startHost,
  type TestClock,
  type TestHost,
  temporaryFolder,
} from '../../support/host.ts';

/** When each run begins, so that none depends on the ones before it. Epoch milliseconds. */
export const START = Date.UTC(2026, 10, 20, 9);

/** Well below the lifetime of a token. */
const HALF_AN_HOUR = 30 * 60 * 1000;

/** The service under test: real HTTP, real SQLite, a clock that is moved by hand. */
export interface Real {
  readonly clock: TestClock;
  readonly send: (path: string, sent?: Omit<Sent, 'token'>) => Promise<Received>;
  /** Ends the application and opens it again on the same data. */
  readonly restart: () => Promise<void>;
  /** What `replayQuotes` finds over everything that was ever kept. */
  readonly replayed: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Opens the service on a data folder of its own. */
export async function openReal(): Promise<Real> {
  const clock: TestClock = { now: START };
  const dataFolder = temporaryFolder();
  let host: TestHost = await startHost({ dataFolder, clock });
  const { client } = host;
  let bearer = { token: '', until: 0 };

  const token = async () => {
    if (clock.now >= bearer.until) {
      bearer = { token: await host.token(client), until: clock.now + HALF_AN_HOUR };
    }
    return bearer.token;
  };
  return {
    clock,
    send: async (path, sent) => host.send(path, { ...sent, token: await token() }),
    restart: async () => {
      await host.close();
      host = await startHost({ dataFolder, clock });
    },
    replayed: () => host.app.dispatch(BROKER, 'replayQuotes', {}),
    close: async () => {
      await host.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}
