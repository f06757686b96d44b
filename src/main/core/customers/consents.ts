import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { CONSENT_CHANNELS } from '../../../shared/domain/people/consent.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type {
  Consent,
  ConsentChange,
  ConsentRecord,
} from '../../../shared/schemas/people/consent.ts';
import { doneBy } from '../caller/done-by.ts';
import type { Context } from '../dispatcher.ts';
import type { CustomerStore } from './customer-store.ts';
import type { ImportedCustomerStore } from './imported-customer-store.ts';
import type { ConsentEvent, RecordStore } from './record-store.ts';

interface ConsentParts {
  readonly records: Pick<RecordStore, 'consentsOf' | 'keepConsent'>;
  readonly customers: Pick<CustomerStore, 'find'>;
  readonly importedCustomers: Pick<ImportedCustomerStore, 'ofCustomer'>;
  readonly newConsentId: () => string;
}

const shown = ({ at, by, user, detail }: ConsentEvent): Consent => ({
  ...detail,
  at: utcText(at),
  by,
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

type Customers = Pick<ConsentParts, 'customers' | 'importedCustomers'>;

export async function isKnown(
  key: string,
  { customers, importedCustomers }: Customers,
): Promise<boolean> {
  if ((await customers.find(key)) !== undefined) return true;
  return (await importedCustomers.ofCustomer(key)).length > 0;
}

const NOBODY = failed({ kind: 'notFound', message: message('customerNotFound') });

/** Returns what a customer consented to; also of one who is not imported again since. */
export function getConsents(parts: Omit<ConsentParts, 'newConsentId'>) {
  return async ({ key }: { key: string }): Promise<Result<ConsentRecord>> => {
    const events = await parts.records.consentsOf(key);
    if (events.length === 0 && !(await isKnown(key, parts))) return NOBODY;
    return done(consentRecord(events));
  };
}

/** Records that a customer gave a consent, or withdrew it, in the history. */
export function recordConsent(parts: ConsentParts) {
  const { records, newConsentId } = parts;
  return async (
    { key, channel, isGiven, how }: ConsentChange,
    context: Context,
  ): Promise<Result<ConsentRecord>> => {
    if (!(await isKnown(key, parts))) return NOBODY;
    await records.keepConsent({
      id: newConsentId(),
      customerKey: key,
      ...doneBy(context),
      detail: { channel, isGiven, how: tidy(how) },
    });
    return getConsents(parts)({ key });
  };
}
