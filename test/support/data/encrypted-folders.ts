import { randomBytes } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { secretHolder } from '../../../src/main/adapters/node/keys/key-holders.ts';
import { openApp } from '../../../src/main/app/app.ts';
import { turnOn } from '../../../src/main/app/vault/encryption.ts';
import { vaultOptions } from '../../../src/main/app/worker/examine.ts';
import { ask } from '../host/ask.ts';
import { appOptions, startHost } from '../host/host.ts';
import { temporaryFolder } from '../host/prepared-folders.ts';
import { FULL_XML } from '../host/requests.ts';

/** Epoch milliseconds. */
export const now = Date.UTC(2026, 10, 23, 12);

/** What must not be found: a customer's name, and the mark that every plain database begins with. */
const TELLTALES = ['Dhomhnaill', 'SQLite format 3'];

export const DRAFT = {
  id: '5f0c9a52-7f0e-4c7b-9a52-000000000002',
  title: 'Ní Dhomhnaill',
  content: { name: 'Ní Dhomhnaill' },
};

export const holderOf = (secret = randomBytes(20)) => secretHolder('host', () => secret);
/** Who opens the keys of these folders here. */
export const own = holderOf();

export const orderOf = (dataFolder: string, holder = own) => ({
  dataFolder,
  holders: [holder],
  now,
});
export const options = (dataFolder: string) =>
  vaultOptions({ ...appOptions(dataFolder), keyHolders: [own] });

const folders: string[] = [];

/** A folder that goes with the tests of this file. */
export function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

export function copyOf(folder: string): string {
  const copy = newFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** The files of a folder that say something without a key, with what they say; locks say nothing. */
export function readable(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name !== 'lock.db')
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const bytes = readFileSync(file);
      return TELLTALES.filter((word) => bytes.includes(word)).map((word) => `${file}: ${word}`);
    });
}

/**
 * A folder that is not encrypted, closed, for the tests of a file: a quote, its documents, a draft and
 * a kept copy. It is made before them.
 */
export function foldersToEncrypt() {
  let plain: string;
  let quoteId: string;

  beforeAll(async () => {
    plain = newFolder();
    const host = await startHost({ dataFolder: plain });
    quoteId = (await host.sendXml(FULL_XML)).body.quoteId;
    await ask(host.app, 'generateDocuments', { quoteId, documentTypes: ['schedule'] });
    await ask(host.app, 'saveDraft', { ...DRAFT, id: '5f0c9a52-7f0e-4c7b-9a52-000000000001' });
    await host.close();
    for (const place of ['backups/before-upgrade-from-25.db', 'training/quotedesk.db']) {
      cpSync(join(plain, 'quotedesk.db'), join(plain, place));
    }
  });

  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  return {
    plain: () => plain,
    quoteId: () => quoteId,
    encryptedCopy: () => {
      const dataFolder = copyOf(plain);
      return { dataFolder, ...turnOn(orderOf(dataFolder)) };
    },
    /** The quote, as the data of a folder have it. */
    quoteIn: async (dataFolder: string) => {
      const app = await openApp({ ...options(dataFolder), host: 'command' });
      try {
        return await ask(app, 'getQuote', { id: quoteId });
      } finally {
        await app.close();
      }
    },
  };
}
