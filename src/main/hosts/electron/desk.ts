import { join } from 'node:path';
import { type App, app, clipboard, dialog, type SafeStorage, safeStorage } from 'electron';
import envPaths from 'env-paths';
import type { Policies } from '../../../shared/schemas/desk/policies.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holders.ts';
import { environmentOptions } from '../../app/process-options.ts';
import { isConfirmed } from '../../app/vault/prepared-restore.ts';
import { deskData } from './desk-data.ts';
import { noteEnding } from './ending.ts';
import { LINK_SCHEME, type Openings } from './page/openings.ts';
import { type PageRequestsParts, takePageRequests } from './page-requests.ts';
import { deskUpdates } from './updates/desk-updates.ts';
import { type InstalledAs, installedAs, startedFile } from './updates/installed-as.ts';
import { lookRegularly } from './updates/update-requests.ts';
import { openUpdater } from './updates/updater.ts';
import { systemWords, WORDS } from './words/words.ts';

/** The part of Electron's that is used here. */
type Keystore = Pick<
  SafeStorage,
  'isEncryptionAvailable' | 'getSelectedStorageBackend' | 'encryptString' | 'decryptString'
>;

/** On Linux without a keystore, Chromium encrypts by a password that everybody knows. */
const NO_KEYSTORE = ['basic_text', 'unknown'];

/** Whether the system keeps the key from other users. Call it when Electron is ready. */
function hasKeystore(keystore: Keystore): boolean {
  if (!keystore.isEncryptionAvailable()) return false;
  if (process.platform !== 'linux') return true;
  return !NO_KEYSTORE.includes(keystore.getSelectedStorageBackend());
}

/** Opens data keys by the keystore of the system: of macOS, Windows, GNOME or KDE. */
const keystoreHolder = (keystore: Keystore): KeyHolder => ({
  holder: 'keystore',
  seal: (dataKey) => keystore.encryptString(dataKey.toString('hex')).toString('base64url'),
  open: (text) => {
    try {
      return Buffer.from(keystore.decryptString(Buffer.from(text, 'base64url')), 'hex');
    } catch {
      return undefined;
    }
  },
});

/** Who opens the data at this desk: the keystore, where there is one, and the key of this computer. */
function deskHolders(keystore: Keystore, others: readonly KeyHolder[]): KeyHolder[] {
  return hasKeystore(keystore) ? [keystoreHolder(keystore), ...others] : [...others];
}

/** How the desk is on this computer where no package has told the system of its links. */
const UNREGISTERED: readonly InstalledAs[] = ['appImage', 'portable'];

/**
 * Has the system open links of Quotedesk by this very file, for this person alone, where no package
 * did so. Another start from another place takes its turn.
 */
export function registerLinks(
  app: Pick<App, 'setAsDefaultProtocolClient'>,
  { as, file }: { readonly as: InstalledAs; readonly file: string | undefined },
): void {
  if (!UNREGISTERED.includes(as)) return;
  // The program that runs is in a temporary folder, which is gone when it ends.
  if (file !== undefined) app.setAsDefaultProtocolClient(LINK_SCHEME, file);
}

/** With what the desk is started. */
export interface StartOptions {
  readonly dataFolder: string;
  /** By default the one that the broker set, else the usual one. */
  readonly port: number | undefined;
  /** The folder that holds `out` and `resources`. */
  readonly root: string;
  /** Links and files that the system has the application open. */
  readonly openings: Openings;
  /** What the administrator of this computer has set. */
  readonly policies: Policies;
}

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
