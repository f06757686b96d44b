import { userInfo } from 'node:os';
import type { Policies } from '../../../shared/schemas/desk/policies.ts';
import { DEFAULT_PORT } from '../../adapters/node/paths.ts';
import type { App } from '../../app/app.ts';
import type { EnvironmentOptions, Environments } from '../../app/environments.ts';
import { printFirstClient } from '../../app/process-options.ts';
import { refusalOf } from '../../core/caller/authority.ts';
import type { EnvironmentDispatch } from '../../core/dispatcher.ts';
import { logFailure } from './page/log-failure.ts';

export interface DeskDataOptions extends Omit<EnvironmentOptions, 'host'> {
  /** By default the one that the broker set, else the usual one. */
  readonly port: number | undefined;
  readonly policies: Policies;
}

/** What a request to the desktop may need of who is at the desk. */
export type DeskRight = 'signedIn' | 'administer';

/** The data of the desk, which are opened while the first window loads its page. */
export interface DeskData {
  /**
   * The environments, once they are open; the first call opens them.
   * @throws as `openEnvironments` does
   */
  readonly opened: () => Promise<Environments>;
  /** Carries what the screens ask: anyone who asks too early waits. */
  readonly screens: EnvironmentDispatch;
  /** A page shows its first screen: the API listens from soon on, where it may. */
  readonly noteScreen: () => void;
  /** Whether who is at the desk may do what needs this. */
  readonly may: (needs: DeskRight) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Milliseconds: building the API takes the main process a while, and the first screen asks it first. */
const AFTER_SCREEN = 300;

/** Milliseconds: programs do not wait for a window that never shows a screen. */
const AT_LATEST = 3000;

/** The desktop also works where the API cannot listen: the screens then show why. */
async function listen(opened: App, port: number | undefined): Promise<void> {
  try {
    const url = await opened.listen(port ?? (await opened.settings()).port ?? DEFAULT_PORT);
    // A start that cannot listen issues none: its secret is shown only once.
    printFirstClient(await opened.issueFirstClient());
    console.log(`The API listens on ${url}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

export function deskData({ port, ...options }: DeskDataOptions): DeskData {
  const { policies } = options;
  let opening: Promise<Environments> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });

  async function open(): Promise<Environments> {
    const { openEnvironments } = await import('../../app/environments.ts');
    const environments = await openEnvironments({ ...options, host: 'desktop' });
    const { live } = environments;
    await live.desk.signInByLogin(userInfo().username);
    if (live.problem !== undefined) console.error(live.problem);
    if (policies.apiEnabled === false) {
      live.turnApiOff();
      settle();
    } else timer = setTimeout(listenNow, AT_LATEST, live);
    return environments;
  }

  /** Once: anyone who comes second finds no timer. */
  function listenNow(live: App): void {
    timer = undefined;
    void listen(live, policies.apiPort ?? port).then(settle);
  }

  async function listenSoon(): Promise<void> {
    const { live } = await opened();
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(listenNow, AFTER_SCREEN, live);
  }

  const opened = () => {
    opening ??= open();
    return opening;
  };
  return {
    opened,
    screens:
      (environment) =>
      async (caller, operation, ...call) => {
        const { screens } = await opened();
        // It says where the API listens.
        if (operation === 'serviceStatus') await settled;
        return screens(environment)(caller, operation, ...call);
      },
    noteScreen: () => {
      listenSoon().catch(logFailure);
    },
    may: async (needs) => {
      const { live } = await opened();
      const caller = await live.desk.caller();
      const ofUser = needs === 'signedIn' ? { requiresOfUser: needs } : {};
      return !refusalOf(caller, { requires: 'broker', ...ofUser });
    },
    close: async () => {
      const environments = await opened();
      clearTimeout(timer);
      timer = undefined;
      settle();
      await environments.close();
    },
  };
}
