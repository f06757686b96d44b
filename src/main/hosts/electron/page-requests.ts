import { join } from 'node:path';
import {
  app,
  type BrowserWindow,
  dialog,
  type IpcMain,
  type IpcMainInvokeEvent,
  ipcMain,
  Notification,
  nativeTheme,
  shell,
} from 'electron';
import { SPELLING_CHANNEL } from '../../../shared/contract/bridge.ts';
import { checker } from '../../../shared/contract/check.ts';
import { type DeskSpelling, SpellingRequest } from '../../../shared/schemas/desk/desk-spelling.ts';
import { carryIpc } from '../../adapters/ipc/ipc-bridge.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holders.ts';
import type { environmentOptions } from '../../app/process-options.ts';
import type { DeskData } from './desk-data.ts';
import type { DeskWindows } from './desk-windows.ts';
import { takeEncryptionRequests } from './encryption.ts';
import { createMail } from './mail/mail.ts';
import { takeMoveRequests } from './move.ts';
import { logFailure } from './page/log-failure.ts';
import type { RunningWork } from './quit/running-work.ts';
import { takeRequests } from './requests.ts';
import type { Spelling } from './spelling/spelling.ts';
import type { DeskUpdatesHere } from './updates/desk-updates.ts';
import { takeUpdateRequests } from './updates/update-requests.ts';
import { type Language, WORDS } from './words/words.ts';

interface SpellingRequestParts {
  readonly ipcMain: Pick<IpcMain, 'handle'>;
  readonly senderOf: (event: IpcMainInvokeEvent) => BrowserWindow | undefined;
  readonly languageOf: (window: BrowserWindow) => Language;
  readonly spelling: Pick<Spelling, 'state' | 'misspelt'>;
}

/** Carries out what a page, or the checker of its fields, asks about spelling. */
export function takeSpellingRequests(parts: SpellingRequestParts): void {
  const { ipcMain, senderOf, languageOf, spelling } = parts;
  const check = checker(SpellingRequest, 'closed');
  ipcMain.handle(
    SPELLING_CHANNEL,
    async (event, asked: unknown): Promise<DeskSpelling | readonly string[] | undefined> => {
      const window = senderOf(event);
      const checked = check(asked);
      if (!window || 'errors' in checked) return undefined;
      const request = checked.value;
      return request.kind === 'state'
        ? spelling.state()
        : spelling.misspelt(request.words, languageOf(window));
    },
  );
}

export interface PageRequestsParts extends Pick<DeskUpdatesHere, 'updates' | 'markUsed'> {
  readonly desk: DeskWindows;
  readonly data: DeskData;
  readonly spelling: Spelling;
  readonly work: RunningWork;
  readonly dataFolder: string;
  /** Who opens the data at this desk. */
  readonly holders: readonly KeyHolder[];
  /** With what data are opened here. */
  readonly environment: Omit<ReturnType<typeof environmentOptions>, 'keyHolders'> & {
    readonly nativeBinding?: string;
  };
  /** Whether an administrator says where the data are. */
  readonly isPlaceSet: boolean;
}

/** Takes whatever our own pages ask for, and from no other page. */
export function takePageRequests(parts: PageRequestsParts): void {
  const { desk, data, spelling, work, updates, dataFolder, holders, environment } = parts;
  const { windows, menus, handOver } = desk;
  const { senderOf } = windows;
  const isOwn = (event: IpcMainInvokeEvent) => senderOf(event) !== undefined;
  const onError = (error: unknown) => console.error(error);
  const startAgain = () => {
    app.relaunch();
    app.exit(0);
  };

  const { may } = data;
  const mayAdminister = () => may('administer');

  takeSpellingRequests({ ipcMain, senderOf, languageOf: menus.languageOf, spelling });
  carryIpc({ ipcMain, dispatch: data.screens, isOwn });
  takeEncryptionRequests({
    ipcMain,
    app,
    isOwn,
    dataFolder,
    holders,
    close: data.close,
    onError,
    mayEncrypt: mayAdminister,
    ...(environment.nativeBinding ? { nativeBinding: environment.nativeBinding } : {}),
  });
  takeMoveRequests({
    ipcMain,
    dialog,
    dataFolder,
    senderOf,
    now: Date.now,
    close: data.close,
    onError,
    words: (window) => WORDS[menus.languageOf(window)].move,
    setByAdministrator: parts.isPlaceSet,
    mayMove: mayAdminister,
    move: async (order, onStage) => {
      const { moveData } = await import('../../app/vault/move.ts');
      const { vaultOptions } = await import('../../app/worker/examine.ts');
      return moveData(order, { ...vaultOptions({ ...environment, keyHolders: holders }), onStage });
    },
    restart: startAgain,
  });
  takeUpdateRequests({ ipcMain, isOwn, updates, mayInstall: mayAdminister });
  takeRequests({
    electron: { dialog, ipcMain, nativeTheme, Notification, shell },
    windows,
    menus,
    dataFolder,
    work,
    may,
    mail: createMail({
      platform: process.platform,
      folder: join(app.getPath('userData'), 'outgoing'),
      shell,
      now: Date.now,
    }),
    listen: (window) => {
      data
        .opened()
        .then(() => {
          parts.markUsed();
          data.noteScreen();
          handOver.listen(window);
        })
        .catch(logFailure);
    },
    restart: async () => {
      await data.close();
      startAgain();
    },
  });
}
