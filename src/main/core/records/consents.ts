import { done, failed, type Result } from '../../../shared/contract/result.ts';
import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import {
  CONSENT_CHANNELS,
  type Consent,
  type ConsentChange,
  type ConsentRecord,
} from '../../../shared/schemas/people/consent.ts';
import { doneBy } from '../caller/done-by.ts';
import type { Context } from '../dispatcher.ts';
import type { ImportedCustomerStore } from '../imported-customers/store.ts';
import type { CustomerStore } from '../quote-index/customer-store.ts';
import type { ConsentEvent, RecordStore } from './store.ts';

interface ConsentParts {
  readonly records: Pick<RecordStore, 'consentsOf' | 'keepConsent'>;
  readonly customers: Pick<CustomerStore, 'find'>;
  readonly importedCustomers: Pick<ImportedCustomerStore, 'ofCustomer'>;
  readonly newConsentId: () => string;
}

const shown = ({ at, by, user, detail }: ConsentEvent): Consent => ({
  ...{ ...detail, at: utcText(at), by },
  ...(user === undefined ? {} : { user }),
});

/** What was said of consents, as screens and exports show it. */
export function consentRecord(events: readonly ConsentEvent[]): ConsentRecord {
  const history = events.map(shown).reverse();
  const present = CONSENT_CHANNELS.flatMap(
    (channel) => history.find((consent) => consent.channel === channel) ?? [],
  );
  return { present, history };
}

/** Returns what a customer consented to. */
export function getConsents({ records }: Pick<ConsentParts, 'records'>) {
  return async ({ key }: { key: string }): Promise<Result<ConsentRecord>> =>
    done(consentRecord(await records.consentsOf(key)));
}

/** Records that a customer gave a consent, or withdrew it, in the history. */
export function recordConsent(parts: ConsentParts) {
  const { records, customers, importedCustomers, newConsentId } = parts;
  const isKnown = async (key: string) =>
    (await customers.find(key)) !== undefined ||
    (await importedCustomers.ofCustomer(key)).length > 0;
  return async (
    { key, channel, isGiven, how }: ConsentChange,
    context: Context,
  ): Promise<Result<ConsentRecord>> => {
    if (!(await isKnown(key))) {
      return failed({ kind: 'notFound', message: message('customerNotFound') });
    }
    await records.keepConsent({
      ...{ id: newConsentId(), customerKey: key, ...doneBy(context) },
      detail: { channel, isGiven, how: tidy(how) },
    });
    return getConsents({ records })({ key });
  };
}
