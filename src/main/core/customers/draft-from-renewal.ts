import { withoutNull } from '../../../shared/data/without-null.ts';
import { irishDayStart, irishText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { PartSections } from '../../../shared/domain/quote-fields/quote-sections.ts';
import { writeDocument } from '../../../shared/domain/quote-fields/write-document.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { ProposedDraft } from '../../../shared/schemas/quotes/draft.ts';
import type { RenewalToQuote } from '../../../shared/schemas/quotes/due-renewal.ts';
import type { ImportedCustomer } from '../datasets/customers.ts';
import { type LookupStore, vehicleOf } from '../datasets/lookups.ts';
import type { NoteStore } from '../quotes/history/note-store.ts';
import type { ImportedCustomerStore } from './imported-customer-store.ts';

interface DraftParts {
  readonly importedCustomers: Pick<ImportedCustomerStore, 'find'>;
  readonly lookups: LookupStore;
  readonly notes: Pick<NoteStore, 'contactsOf'>;
}

/** What the registers know of a customer's home and car. */
async function lookedUp(lookups: LookupStore, { eircode, registration }: ImportedCustomer) {
  const [address, vehicle] = await Promise.all([
    eircode === null ? undefined : lookups.address(eircode),
    registration === null ? undefined : vehicleOf(lookups, registration),
  ]);
  const { vrm: _, ...car } = vehicle ?? { vrm: '' };
  return { address, car };
}

/**
 * An imported customer as a form begins with one: with what the registers know of home and car. The
 * start of cover and the no-claims bonus are proposed, because the other system may have said them of
 * the present period.
 */
export function draftFromRenewal({ importedCustomers, lookups, notes }: DraftParts) {
  return async ({ id }: RenewalToQuote): Promise<Result<ProposedDraft>> => {
    const customer = await importedCustomers.find(Number(id));
    if (!customer) return failed({ kind: 'notFound', message: message('renewalNotFound') });
    const { address, car } = await lookedUp(lookups, customer);
    const { firstName, surname, dateOfBirth, renewalDate, noClaimsYears } = customer;
    const { customerKey, eircode, registration: registrationNumber, insurer } = customer;
    const contact = (await notes.contactsOf([customerKey])).get(customerKey);
    const { phone, email } = { ...customer, ...contact };
    const home = { ...withoutNull({ eircode }), ...address };
    const sections: PartSections = {
      policy: {},
      customer: {
        firstName,
        surname,
        dateOfBirth,
        ...withoutNull({ phone, email }),
        address: home,
      },
      vehicle: { ...withoutNull({ registrationNumber }), ...car, securityDevices: {} },
      claimsHistory: withoutNull({ yearsNoClaims: noClaimsYears }),
      previousInsurance: withoutNull({ insurer }),
    };
    const start = irishText(irishDayStart(renewalDate));
    return done({
      document: writeDocument(sections),
      proposed: [
        { path: 'Policy/InceptionDate', value: start },
        ...(noClaimsYears === null
          ? []
          : [{ path: 'ClaimsHistory/YearsNoClaims' as const, value: String(noClaimsYears) }]),
      ],
    });
  };
}
