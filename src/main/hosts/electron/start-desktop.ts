import { join } from 'node:path';
import { type App, app, dialog, protocol, type Session, session } from 'electron';
import { isPrepared } from '../../adapters/sqlite/files/file-names.ts';
import type { Desk, StartOptions } from './desk.ts';
import { deskWindows } from './desk-windows.ts';
import { endCleanly } from './ending.ts';
import { isOurs, PAGE_URL } from './page/page-address.ts';
import { quitQuestion } from './quit/quit-question.ts';
import { runningWork } from './quit/running-work.ts';
import { serveDevelopedScreens, serveScreens } from './scheme.ts';
import { limitSpelling } from './spelling/limit-spelling.ts';
import { openSpelling } from './spelling/open-spelling.ts';
import { isUpdatePending } from './updates/update-place.ts';
import { bringToFront } from './windows/windows.ts';
import { WORDS } from './words/words.ts';

/** Refuses every permission and device: the screens need none. */
export function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  // An answer without streams is a refusal, which Electron also reports as an error.
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}));
}

/** What leads to another program: to write to somebody, or to call. */
const TO_PERSON = /^(?:mailto|tel):/;

/**
 * Keeps every page where it is: no navigation, no redirect, no second window, no webview.
 * @param openOutside opens an address or a number of a person in the program for it
 */
export function refuseNavigation(app: App, openOutside: (url: string) => void): void {
  app.on('web-contents-created', (_created, contents) => {
    // Only a reload of our own page is allowed.
    contents.on('will-frame-navigate', (event) => {
      if (event.isMainFrame && isOurs(event.url)) return;
      event.preventDefault();
      if (event.isMainFrame && TO_PERSON.test(event.url)) openOutside(event.url);
    });
    // Chromium asks no one about `about:`. The preload refuses it; what came past it is led back.
    contents.on('did-navigate', (_navigated, url) => {
      if (url.startsWith('about:')) void contents.loadURL(PAGE_URL);
    });
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}

/** Whether something may have to be done, or asked, before there is a window. */
const mustPrepare = ({ dataFolder, policies }: StartOptions): boolean =>
  policies.encryptionRequired === true || isUpdatePending(dataFolder) || isPrepared(dataFolder);

/** Makes something when it is first asked for, and once. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Opens the window first; what is behind it is loaded while its page's process starts, and the data are
 * opened while the page runs. Electron must be ready.
 * @throws where another process has the data folder
 */
export async function startDesktop(options: StartOptions): Promise<void> {
  const { dataFolder, root, openings, policies } = options;
  const behind = once(async () => (await import('./desk.ts')).createDesk(options));
  if (mustPrepare(options) && !(await (await behind()).prepare())) return app.exit(0);

  const { platform } = process;
  refusePermissions(session.defaultSession);
  limitSpelling(session.defaultSession, platform);

  const work = runningWork();
  const opened = async () => (await behind()).data.opened();
  const spelling = openSpelling({
    platform,
    session: session.defaultSession,
    policies,
    dataFolder,
    root,
    settings: async () => (await opened()).live.settings(),
    dispatch: async (...call) => (await behind()).data.screens('live')(...call),
    onError: (error) => console.error(error),
  });
  const desk = deskWindows({ root, dataFolder, opened, openings, spelling, work });
  const { windows, menus } = desk;
  const question = quitQuestion({
    dialog,
    work,
    front: windows.front,
    quit: () => app.quit(),
    wordsOf: (window) => WORDS[window ? menus.languageOf(window) : 'en'].quit,
    onError: (error) => console.error(error),
  });
  const close = async () => {
    const { data, updates } = await behind();
    await Promise.all([data.close(), spelling.close()]);
    await updates.finish();
  };
  endCleanly(app, close, question);
  app.on('second-instance', () => {
    const window = windows.front();
    if (window) bringToFront(window);
  });

  const serving: () => Promise<Desk> = once(async () => {
    const made = await behind();
    made.serve({ desk, spelling, work });
    return made;
  });
  const developed = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
  const hasProgram = developed
    ? serveDevelopedScreens(protocol, developed, serving)
    : serveScreens(protocol, join(root, 'out/renderer'), serving);
  windows.open();
  // The page's process starts meanwhile.
  const served = serving();
  // Node.js loads what an answer is made of when it is first named.
  Reflect.get(globalThis, 'Response');
  const { open } = await served;
  await hasProgram;
  await open();
}
