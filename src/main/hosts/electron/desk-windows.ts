import { join } from 'node:path';
import {
  type App,
  app,
  BrowserWindow,
  type BrowserWindowConstructorOptions,
  type Clipboard,
  clipboard,
  type Dialog,
  dialog,
  Menu,
  screen,
} from 'electron';
import { ENCRYPTED_ARGUMENT, SPELLING_ARGUMENT } from '../../../shared/contract/bridge.ts';
import type { Opened } from '../../../shared/schemas/desk/desktop.ts';
import { hasDataKeys } from '../../adapters/sqlite/files/file-names.ts';
import type { Environments } from '../../app/environments.ts';
import { BROKER } from '../../core/caller/caller.ts';
import { createMenus } from './menu/menus.ts';
import { logFailure } from './page/log-failure.ts';
import type { Openings } from './page/openings.ts';
import type { RunningWork } from './quit/running-work.ts';
import { systemChecksSpelling } from './spelling/limit-spelling.ts';
import type { Spelling } from './spelling/spelling.ts';
import { sendOpened } from './windows/send.ts';
import { keepWindowState, placeNextTo, placeOn, readWindowState } from './windows/window-state.ts';
import { createWindows } from './windows/windows.ts';
import { WORDS, type Words } from './words/words.ts';

/** What a report says: what ran, and how it ended. Nothing of what anybody typed. */
interface CrashFacts {
  readonly version: string;
  readonly versions: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly arch: string;
  /** In Electron's words: `crashed`, `oom`. */
  readonly reason: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** The report, in English for anyone who looks into it. */
export function crashReport({ version, versions, platform, arch, reason, at }: CrashFacts): string {
  const parts = ['electron', 'chrome', 'node'].map((name) => `${name} ${versions[name] ?? '?'}`);
  return [
    `Quotedesk ${version} on ${platform} ${arch}`,
    parts.join(', '),
    `The page ended again and again, last at ${at}: ${reason}`,
  ].join('\n');
}

interface CrashParts {
  readonly dialog: Pick<Dialog, 'showMessageBox'>;
  readonly clipboard: Pick<Clipboard, 'writeText'>;
  readonly app: Pick<App, 'quit'>;
  readonly words: Words['crash'];
  readonly facts: CrashFacts;
}

/** Says that a page crashed too often, and what was kept; loads it again, or quits, as is chosen. */
export async function showCrash(window: BrowserWindow, parts: CrashParts): Promise<void> {
  const { dialog, clipboard, app, words, facts } = parts;
  const choices = ['again', 'copy', 'quit'] as const;
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    title: 'Quotedesk',
    message: words.message,
    detail: words.kept,
    buttons: choices.map((choice) => words[choice]),
    defaultId: choices.indexOf('again'),
    cancelId: choices.indexOf('quit'),
    noLink: true,
  });
  const chosen = choices[response];
  if (chosen === 'copy') {
    await clipboard.writeText(crashReport(facts));
    return showCrash(window, parts);
  }
  if (chosen === 'quit') app.quit();
  else if (!window.isDestroyed()) window.reload();
}

interface WindowOptions {
  readonly preload: string;
  readonly icon: string;
  readonly devTools: boolean;
  readonly spellcheck: boolean;
  /** What the preload is told. */
  readonly pageArguments: readonly string[];
}

/** A window with the screens: sandboxed, without Node.js, and hidden until there is something to see. */
export function windowOptions({
  preload,
  icon,
  devTools,
  spellcheck,
  pageArguments,
}: WindowOptions): BrowserWindowConstructorOptions {
  return {
    title: 'Quotedesk',
    icon,
    width: 1280,
    height: 800,
    minWidth: 900,
    minHeight: 640,
    show: false,
    webPreferences: {
      preload,
      devTools,
      additionalArguments: [...pageArguments],
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck,
    },
  };
}

/**
 * Hands what the system opens to the window that was used last, among those whose page listens.
 * @param all the open windows, the one used last at the end
 */
export function createHandOver(openings: Openings, all: () => readonly BrowserWindow[]) {
  const listening = new Set<BrowserWindow>();
  const give = (opened: Opened) => {
    const window = all().findLast((each) => listening.has(each));
    if (window) sendOpened(window, opened);
  };
  const leave = (window: BrowserWindow) => {
    listening.delete(window);
    if (listening.size === 0) openings.hold();
  };
  return {
    /** The page of this window listens from now on. */
    listen: (window: BrowserWindow) => {
      listening.add(window);
      openings.handOver(give);
    },
    /** Forgets a window when it is closed, and while its page is loaded again. */
    watch: (window: BrowserWindow) => {
      window.webContents.on('did-navigate', () => leave(window));
      window.on('closed', () => leave(window));
    },
  };
}

/** A page that crashes more often stays closed, so that it does not reload for ever. */
const MOST = 3;
/** Milliseconds after which a crash no longer counts. */
const FORGOTTEN = 10 * 60_000;

interface CrashHandling {
  /** Gets the reason of each crash, in Electron's words: `crashed`, `oom`. */
  readonly note: (reason: string) => void;
  /** Says that the page crashed too often to be loaded again by itself. */
  readonly giveUp: (reason: string) => void;
}

/** Reloads the page after a crash; drafts are saved before, as when the whole application ends. */
export function reloadCrashedPage(window: BrowserWindow, { note, giveUp }: CrashHandling): void {
  let left = MOST;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    note(reason);
    if (window.isDestroyed()) return;
    if (left <= 0) return giveUp(reason);
    left -= 1;
    setTimeout(() => {
      left += 1;
    }, FORGOTTEN).unref();
    window.reload();
  });
}

/** Makes a window where the last one was, or next to the one in front. */
function createWindow(options: WindowOptions, front: BrowserWindow | undefined): BrowserWindow {
  const file = join(app.getPath('userData'), 'window-state.json');
  const bounds = front?.getNormalBounds();
  const place = bounds
    ? placeNextTo(bounds, screen.getDisplayMatching(bounds))
    : placeOn(screen.getAllDisplays(), readWindowState(file));
  const window = new BrowserWindow({ ...windowOptions(options), ...place });
  if (place && 'maximized' in place && place.maximized) {
    window.once('ready-to-show', () => window.maximize());
  }
  keepWindowState(window, file, (at) => screen.getDisplayMatching(at));
  return window;
}

interface DeskWindowsParts {
  /** The folder that holds `out` and `resources`. */
  readonly root: string;
  readonly dataFolder: string;
  /** The environments, once they are open. */
  readonly opened: () => Promise<Environments>;
  readonly openings: Openings;
  readonly spelling: Spelling;
  readonly work: RunningWork;
}

/** The windows of the desk with their menus, what the system has them open, and what follows a crash. */
export function deskWindows({
  root,
  dataFolder,
  opened,
  openings,
  spelling,
  work,
}: DeskWindowsParts) {
  const { platform, arch, versions } = process;
  const devTools = !app.isPackaged;
  const checksSpelling = systemChecksSpelling(platform);
  const options = {
    preload: join(root, 'out/preload/index.cjs'),
    icon: join(root, 'resources/icon.png'),
    devTools,
    spellcheck: checksSpelling,
    pageArguments: [
      ...(hasDataKeys(dataFolder) ? [ENCRYPTED_ARGUMENT] : []),
      ...(checksSpelling ? [] : [SPELLING_ARGUMENT]),
    ],
  };
  const noteCrash = (reason: string) => {
    // The page has crashed, so it can't report this itself.
    const failure = { screen: '', error: 'ScreensGone', code: reason.replaceAll('-', '_'), at: [] };
    opened()
      .then(({ dispatch }) => dispatch('live')(BROKER, 'reportFailure', failure))
      .catch(logFailure);
  };
  const windows = createWindows({
    create: (front) => createWindow(options, front),
    prepare: (window) => {
      handOver.watch(window);
      work.watch(window);
      reloadCrashedPage(window, {
        note: noteCrash,
        giveUp: (reason) =>
          void showCrash(window, {
            app,
            clipboard,
            dialog,
            words: WORDS[menus.languageOf(window)].crash,
            facts: {
              version: app.getVersion(),
              versions,
              platform,
              arch,
              reason,
              at: new Date().toISOString(),
            },
          }),
      });
    },
  });
  const menus = createMenus({ Menu, windows, platform, devTools, spelling });
  const handOver = createHandOver(openings, windows.all);
  return { windows, menus, handOver };
}

export type DeskWindows = ReturnType<typeof deskWindows>;
