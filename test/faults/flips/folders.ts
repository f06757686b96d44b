import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FIRST_START, type FilledFolder, fill } from '../../../scripts/data-folder/fill.ts';
import { MINIMAL } from '../../../scripts/data-folder/risks.ts';
import type { KeyHolder } from '../../../src/main/adapters/node/keys/key-holders.ts';
import { FILE, KEYS_COPY, KEYS_FILE } from '../../../src/main/adapters/sqlite/files/file-names.ts';
import { turnOn } from '../../../src/main/app/vault/encryption.ts';
import { HEAD_FILE } from '../../../src/shared/schemas/quotes/history.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { onCover } from '../../support/quotes/ready-for-cover.ts';
import { keyHolders as encrypting } from '../database.ts';

/** Data folders to flip bits in: with everything that the application keeps. */
export interface Folders {
  /** As a host leaves it that was closed. */
  readonly closed: string;
  /** As a host leaves it that was killed: the last changes are in the write-ahead log. */
  readonly killed: string;
  readonly filled: FilledFolder;
  /** Who opens the data; no one where they are not encrypted. */
  readonly keyHolders: readonly KeyHolder[];
  /** A token that the API accepts. */
  readonly token: string;
  readonly discard: () => void;
}

/** The files of a data folder that hold data. */
export const FILES = [FILE, `${FILE}-wal`, HEAD_FILE, KEYS_FILE, KEYS_COPY] as const;
export type File = (typeof FILES)[number];

/** Copies the files that are there. */
export function copyFolder(from: string, to: string): void {
  for (const name of FILES) {
    const file = join(from, name);
    if (existsSync(file)) copyFileSync(file, join(to, name));
  }
}

const NAMES = [
  'Aoife Kelly',
  'Niamh Walsh',
  'Cian Ryan',
  'Róisín Doyle',
  'Tadhg Ó Sé',
  'Eoin Daly',
];
const COUNTIES = ['Cork', 'Galway', 'Kerry', 'Meath'];

/** Many quotes by the broker, some changed, some accepted, one as the last thing that happened. */
async function addQuotes({ app }: TestHost, clock: { now: number }): Promise<void> {
  for (let i = 0; i < 40; i += 1) {
    clock.now += 60_000;
    const [FirstName = '', Surname = ''] = (NAMES[i % NAMES.length] ?? '').split(/ (.*)/);
    const document = {
      ...MINIMAL,
      Customer: { FirstName, Surname, DateOfBirth: `19${60 + (i % 30)}-0${1 + (i % 9)}-11` },
      Address: { County: COUNTIES[i % COUNTIES.length] },
      Vehicle: { ...MINIMAL.Vehicle, RegistrationNumber: `1${i % 10}1-C-${1000 + i}` },
    };
    const { quoteId } = await ask(app, 'submitQuote', { source: 'json', document });
    const discount = { overrideType: 'discount', value: 5, reason: 'Loyal' } as const;
    if (i % 3 === 0) await ask(app, 'overrideQuote', { quoteId, ...discount });
    if (i % 5 === 0) {
      const paymentReference = `PAY-${i}`;
      await onCover(app, { quoteId, paymentMethod: 'card', paymentReference });
      await ask(app, 'readDocument', { quoteId, type: 'certificate' });
    }
  }
}

/** Makes both folders with the application. */
export async function makeFolders(isEncrypted: boolean): Promise<Folders> {
  const [closed, killed] = [temporaryFolder(), temporaryFolder()];
  const clock = { now: FIRST_START };
  const keyHolders = isEncrypted ? encrypting : [];
  if (isEncrypted) turnOn({ dataFolder: closed, holders: keyHolders, now: FIRST_START });
  const host = await startHost({ dataFolder: closed, clock, keyHolders });
  try {
    const filled = await fill(host, clock);
    await addQuotes(host, clock);
    const token = await host.token();
    await ask(host.app, 'listQuotes', {});
    const [quoteId = ''] = filled.quoteIds.slice(2);
    const premium = { overrideType: 'premium', value: 690, reason: 'Matched' } as const;
    await ask(host.app, 'overrideQuote', { quoteId, ...premium });
    // The head of the chain follows within a second.
    await setTimeout(1500);
    copyFolder(closed, killed);
    const discard = () => {
      for (const folder of [closed, killed]) rmSync(folder, { recursive: true });
    };
    return { closed, killed, filled: { ...filled, at: clock.now }, keyHolders, token, discard };
  } finally {
    await host.close();
  }
}
