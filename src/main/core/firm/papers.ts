import type { Letterhead } from '../documents/layout.ts';
import type { ChangingSettings } from '../workspace/settings.ts';
import { readFirm } from './firm.ts';
import type { FirmFileStore } from './store.ts';

/** What documents take from the firm. */
export interface FirmPapers {
  /** The head of new documents; undefined where nothing of the firm was set. */
  readonly letterhead: () => Promise<Letterhead | undefined>;
  /** The hash of the terms of business as they are now; undefined where there are none. */
  readonly termsOfBusiness: () => Promise<string | undefined>;
  /** The content of a file by its hash, also one that is no longer used. */
  readonly file: (sha256: string) => Promise<Uint8Array | undefined>;
}

/** The papers of the firm, read again for each document. */
export function firmPapers({
  settings,
  files,
}: {
  readonly settings: ChangingSettings;
  readonly files: FirmFileStore;
}): FirmPapers {
  return {
    letterhead: async () => {
      const { logo, termsOfBusiness: _, ...words } = await readFirm(settings);
      const image = logo && (await files.find(logo.sha256));
      const isEmpty = !image && Object.values(words).every((text) => text === '');
      return isEmpty ? undefined : { ...words, ...(image ? { logo: image } : {}) };
    },
    termsOfBusiness: async () => (await readFirm(settings)).termsOfBusiness?.sha256,
    file: files.find,
  };
}
