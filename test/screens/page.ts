import { rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { cleanNotifications } from '@mantine/notifications';
import { fireEvent, screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { IpcMainInvokeEvent } from 'electron';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { carryIpc } from '../../src/main/adapters/ipc/ipc-bridge.ts';
import type { AppOptions } from '../../src/main/app/app-options.ts';
import { type Environments, openEnvironments } from '../../src/main/app/environments.ts';
import { BRIDGE, type Call } from '../../src/shared/contract/bridge.ts';
import type { InputOf, OperationName, OutputOf } from '../../src/shared/contract/contract.ts';
import type { Environment } from '../../src/shared/domain/desk/environment.ts';
import type { Result } from '../../src/shared/result/result.ts';
import { faultSentence } from '../../src/shared/result/sentences.ts';
import { appOptions, QUICK_SECRETS, startedFolder, type TestClock } from '../support/host/host.ts';

/** What the screens of a desk are in front of. */
export interface ScreensHost {
  readonly environments: Environments;
  readonly dataFolder: string;
  readonly close: () => Promise<void>;
}

interface HostOptions extends Pick<AppOptions, 'policies' | 'keyHolders'> {
  readonly clock?: TestClock;
  /** Changes the data before they are opened. */
  readonly prepare?: (dataFolder: string) => unknown;
}

/** Opens the application with its training, on data of its own as after a first start. Anyone who opens it closes it. */
export async function openHost({
  clock,
  prepare,
  ...options
}: HostOptions = {}): Promise<ScreensHost> {
  const dataFolder = await startedFolder(clock?.now);
  await prepare?.(dataFolder);
  const environments = await openEnvironments({
    ...appOptions(dataFolder),
    ...(clock && { clock: () => clock.now }),
    ...options,
    secrets: QUICK_SECRETS,
  });
  return {
    environments,
    dataFolder,
    close: async () => {
      await environments.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

/** A host that the tests of a file share, from the first test on. */
export function hostOfFile(options?: HostOptions): () => ScreensHost {
  let host: ScreensHost;
  beforeAll(async () => {
    host = await openHost(options);
  });
  afterAll(() => host.close());
  return () => host;
}

type Take = (event: IpcMainInvokeEvent, ...call: Parameters<Call>) => Promise<unknown>;

/** Calls a host as the desktop's pages do: by its end of the IPC bridge, with copies of what goes and comes. */
function bridgeOf({ environments: { screens } }: ScreensHost): Call {
  let take: Take | undefined;
  carryIpc({
    ipcMain: {
      handle: (_channel, listener) => {
        take = listener;
      },
    },
    dispatch: screens,
    isOwn: () => true,
  });
  return async (operation, input, ...more) => {
    const answer = await take?.(
      {} as IpcMainInvokeEvent,
      operation,
      structuredClone(input),
      ...more,
    );
    return structuredClone(answer);
  };
}

/** Playwright's name of keys, as `Control+Enter`, in the words of user-event. */
function keysOf(keys: string): string {
  const held = keys.split('+');
  const last = held.pop() || '+';
  const key = last.length === 1 ? last.replace(/[[{]/, '$&$&') : `{${last}}`;
  return [
    ...held.map((name) => `{${name}>}`),
    last === 'Space' ? '[Space]' : key,
    ...held.reverse().map((name) => `{/${name}}`),
  ].join('');
}

/** By the name of a call, what becomes of it: `pass` carries it to the host. */
type Between = (operation: OperationName, pass: () => Promise<unknown>) => unknown;

/** The screens of a desk in this process: all but layout, colours, and what only a browser does. */
export interface Page {
  readonly host: ScreensHost;
  /** The operations that the page asked for so far. */
  readonly asked: OperationName[];
  /**
   * Does an operation as another window of the desk would.
   * @throws the fault's sentence
   */
  readonly ask: <N extends OperationName>(
    operation: N,
    input: InputOf<N>,
    environment?: Environment,
  ) => Promise<OutputOf<N>>;
  /** The same, with the fault where it is refused. */
  readonly answer: <N extends OperationName>(
    operation: N,
    input: InputOf<N>,
    environment?: Environment,
  ) => Promise<Result<OutputOf<N>>>;
  /** What becomes of the page's calls from now on; undefined: they are carried. */
  readonly intercept: (between: Between | undefined) => void;
  /** Holds back the answers to an operation from now on. @returns lets them come */
  readonly hold: (operation: OperationName) => () => void;
  /** Presses keys, as `Control+Enter`; where an element is given, there. */
  readonly press: (keys: string, on?: HTMLElement) => Promise<void>;
  /** Types a text key by key where the focus is. */
  readonly type: (text: string) => Promise<void>;
  /** Gives a field a text at once, as when it is pasted over what was there. */
  readonly fill: (field: HTMLElement, text: string) => void;
  readonly click: (element: HTMLElement) => Promise<void>;
  /** Chooses an option of a `<select>` by its value or its text. */
  readonly choose: (select: HTMLElement, option: string) => Promise<void>;
  /** Goes to a place, as `/quotes`, as a link does. */
  readonly goTo: (place: string) => void;
  readonly reload: () => Promise<void>;
}

/** Opens the screens, until the first of them is there. They are left when the test ends. */
export async function openPage({
  host: given,
  place = '/',
  environment: first = 'live',
}: {
  /** By default one of its own, which ends with the test. */
  readonly host?: ScreensHost;
  readonly place?: string;
  readonly environment?: Environment;
} = {}): Promise<Page> {
  const host = given ?? (await openHost());
  const carry = bridgeOf(host);
  const asked: OperationName[] = [];
  let between: Between | undefined;
  /** The answer to what the page asked for last. */
  let newest: Promise<unknown> | undefined;
  const bridge: Call = (operation, ...call) => {
    asked.push(operation as OperationName);
    const pass = () => carry(operation, ...call);
    const answer = Promise.resolve(between ? between(operation as OperationName, pass) : pass());
    newest = answer;
    return answer;
  };
  let leave = () => {};

  /** As a browser does: new documents, and modules that remember nothing. */
  const arrive = async () => {
    vi.resetModules();
    // A module of a package, which remembers all the same.
    cleanNotifications();
    document.body.innerHTML = '<div id="root"></div>';
    Reflect.set(window, BRIDGE, bridge);
    const { answered, arrived } = await import('../../src/renderer/shell/arrive.ts');
    const { Page } = await import('../../src/renderer/shell/page.tsx');
    await arrived;
    await answered;
    const root = createRoot(document.querySelector('#root') as HTMLElement);
    root.render(createElement(Page));
    leave = () => {
      // As a browser does when a page goes: what is typed is saved now, not in a later page.
      window.dispatchEvent(new Event('pagehide'));
      root.unmount();
    };
    await screen.findByRole('heading', { level: 1 });
  };

  let reloading: Promise<void> | undefined;
  // What is being drawn when a screen asks for it is drawn first.
  location.reload = () => {
    reloading = setImmediate().then(() => {
      leave();
      return arrive();
    });
  };

  onTestFinished(async () => {
    await reloading;
    between = undefined;
    newest = undefined;
    leave();
    await newest;
    localStorage.clear();
    sessionStorage.clear();
    if (!given) await host.close();
  });
  sessionStorage.setItem('quotedesk-realm', first);
  history.replaceState(null, '', `/#${place}`);
  await arrive();

  const user = userEvent.setup({ delay: null });
  const answer: Page['answer'] = async (operation, input, environment = first) =>
    (await carry(operation, input, environment)) as never;
  return {
    host,
    asked,
    answer,
    ask: async (operation, ...call) => {
      const result = await answer(operation, ...call);
      if (!result.ok) throw new Error(`${operation}: ${faultSentence(result.fault)}`);
      return result.value;
    },
    intercept: (way) => {
      between = way;
    },
    hold: (held) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      between = async (operation, pass) => {
        if (operation === held) await released;
        return pass();
      };
      return release;
    },
    press: async (keys, on) => {
      // Keys count from the effects of what was drawn on, which follow it at once.
      await setImmediate();
      on?.focus();
      await user.keyboard(keysOf(keys));
    },
    type: (text) => user.keyboard(text.replace(/[[{]/g, '$&$&')),
    fill: (field, text) => {
      field.focus();
      fireEvent.input(field, { target: { value: text } });
    },
    click: (element) => user.click(element),
    choose: (select, option) => user.selectOptions(select, option),
    goTo: (place) => {
      location.hash = place;
    },
    reload: async () => {
      leave();
      await arrive();
    },
  };
}
