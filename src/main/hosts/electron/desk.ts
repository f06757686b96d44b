import { join } from 'node:path';
import { app, clipboard, dialog, safeStorage } from 'electron';
import envPaths from 'env-paths';
import { environmentOptions } from '../../adapters/node/process-options.ts';
import { isConfirmed } from '../../app/backup/confirmed-restore.ts';
import { deskData } from './desk-data.ts';
import { noteEnding } from './ending.ts';
import { deskHolders } from './keystore.ts';
import { type PageRequestsParts, takePageRequests } from './page-requests.ts';
import { registerLinks } from './protocol-client.ts';
import type { StartOptions } from './start-options.ts';
import { deskUpdates } from './updates/desk-updates.ts';
import { installedAs, startedFile } from './updates/installed-as.ts';
import { lookRegularly } from './updates/update-requests.ts';
import { openUpdater } from './updates/updater.ts';
import { systemWords, WORDS } from './words/words.ts';

/** What is behind the windows: the data, which are opened later, their keys, and updates. */
export function createDesk({ dataFolder, port, root, policies }: StartOptions) {
  const nativeBinding = app.isPackaged ? undefined : process.env.DESKTOP_SQLITE_BINDING;
  const native = nativeBinding ? { nativeBinding } : {};
  const { keyHolders, ...given } = environmentOptions();
  const holders = deskHolders(safeStorage, keyHolders);
  const { platform, env, execPath: executable, argv } = process;
  const as = installedAs({ platform, env, executable, isPackaged: app.isPackaged });
  const kept = { dataFolder, keyHolders: holders, ...native };
  const { updates, goBack, markUsed } = deskUpdates({
    policies,
    as,
    data: kept,
    env,
    root,
    isPackaged: app.isPackaged,
    version: given.version,
    // Not in the profile, which lies with the data.
    programs: join(envPaths('Quotedesk', { suffix: '' }).config, 'updates'),
    args: argv.slice(1),
    open: openUpdater,
    now: Date.now,
    noteEnding: () => noteEnding(app),
    onError: (error) => console.error(error),
  });
  const data = deskData({
    dataFolder,
    policies,
    port,
    docsFolder: join(root, 'out/main/docs'),
    ...given,
    ...native,
    keyHolders: holders,
  });
  const open = () =>
    data.opened().catch(async (error: unknown) => {
      if (!(await goBack({ error }))) throw error;
      app.exit(0);
    });
  return {
    data,
    updates,
    /**
     * Opens the data.
     * @throws where another process has the data folder
     */
    open,
    /** Does what must be done, and asks what must be asked, before a window. @returns whether to go on */
    async prepare(): Promise<boolean> {
      if (await goBack()) return false;
      if (policies.encryptionRequired) {
        const { encryptAsRequired } = await import('./required-encryption.ts');
        const words = systemWords(app.getLocale()).requiredEncryption;
        const order = { dataFolder, holders, now: Date.now(), ...native };
        if (!(await encryptAsRequired({ dialog, clipboard, words, ...order }))) return false;
      }
      // Whether the page hears that the data are encrypted then follows from the restored ones.
      if (isConfirmed(dataFolder)) await open();
      return true;
    },
    /** Takes what the pages of the windows ask for, and what the system has open; looks for updates. */
    serve({ desk, spelling, work }: Pick<PageRequestsParts, 'desk' | 'spelling' | 'work'>): void {
      takePageRequests({
        desk,
        data,
        spelling,
        work,
        updates,
        markUsed,
        dataFolder,
        holders,
        environment: { ...given, ...native },
        isPlaceSet: policies.dataFolder !== undefined,
      });
      registerLinks(app, { as, file: startedFile(env) });
      lookRegularly({
        updates,
        dialog,
        front: desk.windows.front,
        mayInstall: () => data.may('administer'),
        words: (window) => WORDS[desk.menus.languageOf(window)].update,
      });
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;
