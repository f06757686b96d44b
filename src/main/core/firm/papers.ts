import {
  DEMONSTRATION_SELLING,
  type Selling,
  unstated,
} from '../../../shared/domain/desk/selling.ts';
import type { Firm, FirmWords } from '../../../shared/schemas/desk/firm.ts';
import type { ChangingSettings } from '../desk/settings.ts';
import type { Letterhead } from '../documents/layout/layout.ts';
import { ENGLISH_WORDS } from '../documents/words/words.ts';
import { readFirm } from './firm.ts';
import type { FirmFileStore } from './firm-file-store.ts';

/** What documents and sales take from the firm. */
export interface FirmPapers {
  /** All that is kept of it. */
  readonly own: () => Promise<Firm>;
  /** The head of new documents; undefined where nothing of the firm was set. */
  readonly letterhead: () => Promise<Letterhead | undefined>;
  /** How the firm sells, as far as its settings state it. */
  readonly selling: () => Promise<Selling>;
  /** The hash of the terms of business as they are now; undefined where there are none. */
  readonly termsOfBusiness: () => Promise<string | undefined>;
  /** The content of a file by its hash, also one that is no longer used. */
  readonly file: (sha256: string) => Promise<Uint8Array | undefined>;
}

const { regulated: REGULATED } = ENGLISH_WORDS;

/** By whom the firm is regulated, with its number; empty where the settings do not say that it is. */
function regulatedText({
  regulatoryStatement,
  registration,
  centralBankNumber: number,
}: Pick<FirmWords, 'regulatoryStatement' | 'registration' | 'centralBankNumber'>): string {
  if (number === '') return regulatoryStatement;
  const text = regulatoryStatement === '' ? REGULATED : regulatoryStatement;
  const isNamed = `${text} ${registration}`.includes(number);
  return isNamed && text !== REGULATED ? text : `${text.replace(/\.$/, '')}, ${number}`;
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
    own: () => readFirm(settings),
    letterhead: async () => {
      const firm = await readFirm(settings);
      const { logo, name, address, telephone, registration } = firm;
      const image = logo && (await files.find(logo.sha256));
      const regulatoryStatement = regulatedText(firm);
      const words = { name, address, telephone, registration, regulatoryStatement };
      const isEmpty = !image && Object.values(words).every((text) => text === '');
      return isEmpty ? undefined : { ...words, ...(image ? { logo: image } : {}) };
    },
    selling: async () => (await readFirm(settings)).selling,
    termsOfBusiness: async () => (await readFirm(settings)).termsOfBusiness?.sha256,
    file: files.find,
  };
}

/**
 * How the firm sells for a new confirmation of suitability. In training, where the desk has not stated it yet,
 * that of a firm that is made up: no one then practises with a statement that has gaps.
 */
export async function sellingFor({
  firm,
  specimen,
}: {
  readonly firm: Pick<FirmPapers, 'selling'>;
  readonly specimen: boolean;
}): Promise<Selling> {
  const stated = await firm.selling();
  return specimen && unstated(stated).length > 0 ? DEMONSTRATION_SELLING : stated;
}
