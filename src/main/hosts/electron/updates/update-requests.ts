import type { BrowserWindow, Dialog, IpcMain, IpcMainInvokeEvent } from 'electron';
import { UPDATES_CHANNEL } from '../../../../shared/contract/bridge.ts';
import { checker } from '../../../../shared/contract/check.ts';
import { type DeskUpdates, UpdateRequest } from '../../../../shared/schemas/desk/desk-updates.ts';
import { logFailure } from '../page/log-failure.ts';
import type { Words } from '../words/words.ts';
import type { Updates } from './updates.ts';

interface UpdateRequestParts {
  readonly ipcMain: Pick<IpcMain, 'handle'>;
  readonly isOwn: (event: IpcMainInvokeEvent) => boolean;
  readonly updates: Updates;
  /** Whether who is signed in at the desk may install an update. */
  readonly mayInstall: () => Promise<boolean>;
}

/**
 * Carries out what the page asks about updates, for an administrator. Anybody and anything else hears where
 * they stand.
 */
export function takeUpdateRequests(parts: UpdateRequestParts): void {
  const { ipcMain, isOwn, updates, mayInstall } = parts;
  const check = checker(UpdateRequest, 'closed');
  ipcMain.handle(
    UPDATES_CHANNEL,
    async (event: IpcMainInvokeEvent, asked: unknown): Promise<DeskUpdates | undefined> => {
      const checked = check(asked);
      if (!isOwn(event) || 'errors' in checked) return undefined;
      const { kind } = checked.value;
      return kind === 'state' || (await mayInstall()) ? updates[kind]() : updates.state();
    },
  );
}

/** When the desk looks by itself: soon after its start, and then once a day, in milliseconds. */
const FIRST_LOOK = 60_000;
const EVERY = 24 * 3_600_000;

interface RegularParts {
  readonly updates: Updates;
  readonly dialog: Pick<Dialog, 'showMessageBox'>;
  readonly front: () => BrowserWindow | undefined;
  readonly mayInstall: () => Promise<boolean>;
  readonly words: (window: BrowserWindow) => Words['update'];
}

/** Looks once; where there is an update, asks an administrator whether to install it, and downloads it then. */
export async function lookAndAsk(parts: RegularParts): Promise<void> {
  const { updates, dialog, front, words, mayInstall } = parts;
  const { step } = await updates.check();
  const window = front();
  if (step.kind !== 'available' || !window || !(await mayInstall())) return;
  const { message, detail, install, later } = words(window);
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    title: 'Quotedesk',
    message: message.replace('{{version}}', step.version),
    detail,
    buttons: [install, later],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  if (response === 0) await updates.download();
}

/** Looks for updates by itself, unless there are none to look for. */
export function lookRegularly(parts: RegularParts): void {
  if (parts.updates.state().step.kind === 'off') return;
  let asked = false;
  const look = () => {
    // Anyone who said no at this start is not asked again.
    if (asked) return;
    lookAndAsk(parts)
      .then(() => {
        asked = parts.updates.state().step.kind === 'available';
      })
      .catch(logFailure);
  };
  setTimeout(look, FIRST_LOOK).unref();
  setInterval(look, EVERY).unref();
}
