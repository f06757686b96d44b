import type { RemainingCopy } from '../../../shared/schemas/people/erasure.ts';
import { toBase64 } from '../../adapters/node/base64.ts';
import type { FileIdentity } from '../../adapters/sqlite/connection/database.ts';
import { upgradeCopies } from '../../adapters/sqlite/files/copy-database.ts';
import { getConsents, recordConsent } from '../../core/customers/consents.ts';
import { changeContact } from '../../core/customers/contact.ts';
import { getCustomer } from '../../core/customers/customer.ts';
import { getCustomerHistory } from '../../core/customers/customer-history.ts';
import { eraseCustomer, previewErasure } from '../../core/customers/erase-customer.ts';
import { exportPerson, printPerson } from '../../core/customers/export-person.ts';
import {
  applyRetention,
  previewRetention,
  type RetentionParts,
} from '../../core/customers/retention.ts';
import { getRetention, saveRetention } from '../../core/customers/retention-settings.ts';
import type { Services } from '../services/services.ts';
import type { Workers } from '../worker/workers.ts';
import type { HandlerParts } from './handler-parts.ts';

interface PurgeParts {
  readonly services: Services;
  readonly workers: Pick<Workers, 'purge'>;
  readonly file: FileIdentity | undefined;
  /** Takes what kept a purge from its end: the next one does its work. */
  readonly onError: (error: unknown) => void;
}

/** What erasing records by their time needs. */
export function retentionParts({ services, workers, file, onError }: PurgeParts): RetentionParts {
  const { settings, quotes, records } = services;
  return {
    settings,
    pause: quotes.pause,
    ...records,
    purge: async () => {
      if (!file) return false;
      try {
        await workers.purge({ file });
        return true;
      } catch (error) {
        onError(error);
        return false;
      }
    },
  };
}

/** The handlers of the records of persons. */
export function recordHandlers(parts: HandlerParts) {
  const { services, workers, vault, file, log, office, options } = parts;
  const { dataFolder } = options;
  const { customers, drafts, importedCustomers, settings, records } = services;
  const onError = (error: unknown) => log.fault(error, { operation: 'purge' });
  const retention = retentionParts({ services, workers, file, onError });
  const person = { ...services.quotes, ...records, customers, drafts, importedCustomers };
  const copies = () => upgradeCopies(dataFolder).length;
  const remaining = async (): Promise<RemainingCopy[]> => {
    const joined = office.membership();
    const there: RemainingCopy[] = joined
      ? [{ kind: 'office', path: joined.name, count: null, until: null }]
      : [];
    return [...((await vault?.remainingCopies()) ?? []), ...there];
  };
  const { notes } = services.quotes;
  const { users } = services.people;
  const erasure = {
    ...retention,
    users,
    notes,
    customers,
    drafts,
    importedCustomers,
    copies,
    remaining,
  };
  const ofCustomer = { ...services, ...person };
  return {
    getCustomer: getCustomer(ofCustomer),
    getCustomerHistory: getCustomerHistory(ofCustomer),
    changeContact: changeContact(ofCustomer),
    previewErasure: previewErasure(erasure),
    eraseCustomer: eraseCustomer(erasure),
    exportPerson: exportPerson(person),
    printPerson: printPerson({ ...services.documents, ...person, toBase64 }),
    getConsents: getConsents({ ...records, customers, importedCustomers }),
    recordConsent: recordConsent({ ...records, customers, importedCustomers }),
    getRetention: getRetention(settings),
    saveRetention: saveRetention(settings),
    previewRetention: previewRetention(retention),
    applyRetention: applyRetention(retention),
  };
}
