import { upgradeCopies } from '../adapters/sqlite/copy-database.ts';
import type { FileIdentity } from '../adapters/sqlite/database-files.ts';
import type { Handlers } from '../core/dispatcher.ts';
import { getConsents, recordConsent } from '../core/records/consents.ts';
import { eraseCustomer, previewErasure } from '../core/records/erase-customer.ts';
import { getRetention, saveRetention } from '../core/records/retention-settings.ts';
import type { Services } from './services.ts';
import type { Workers } from './worker/workers.ts';

export interface RecordHandlerParts {
  readonly services: Services;
  readonly workers: Pick<Workers, 'purge'>;
  readonly dataFolder: string;
  readonly file: FileIdentity | undefined;
  /** Takes what kept a purge from its end: the next one does its work. */
  readonly onError: (error: unknown) => void;
}

/** The handlers of the records of persons. */
export function recordHandlers(parts: RecordHandlerParts) {
  const { services, workers, dataFolder, file, onError } = parts;
  const { customers, drafts, settings } = services;
  const purge = async (): Promise<boolean> => {
    if (!file) return false;
    try {
      await workers.purge({ file });
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  };
  const copies = () => upgradeCopies(dataFolder).length;
  const records = { ...services.records, customers, drafts, settings, copies, purge };
  return {
    previewErasure: previewErasure(records),
    eraseCustomer: eraseCustomer(records),
    getConsents: getConsents(records),
    recordConsent: recordConsent(records),
    getRetention: getRetention(settings),
    saveRetention: saveRetention(settings),
  } satisfies Partial<Handlers>;
}
