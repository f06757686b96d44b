import { withoutNull } from '../../../shared/data/without-null.ts';
import type { QuoteSections } from '../../../shared/domain/quote-fields/quote-sections.ts';
import type { ImportedLine } from '../../../shared/schemas/people/customer.ts';
import type { ImportedRecord } from '../../../shared/schemas/people/person-file.ts';
import type { KeptCustomer } from './customer-store.ts';
import type { KeptImport } from './imported-customer-store.ts';

/** An imported customer without a quote, as the lists show customers. */
export function customerOf(imported: KeptImport): KeptCustomer {
  const { customerKey: key, firstName, surname, dateOfBirth, email, phone, eircode } = imported;
  const contact = { email, phone, eircode };
  return {
    key,
    name: `${firstName} ${surname}`,
    dateOfBirth,
    ...contact,
    quotes: 0,
    policies: 0,
    newestAt: 0,
  };
}

/** An imported customer as a quote would name one. */
export function contactOf(imported: KeptImport): QuoteSections['customer'] {
  const { firstName, surname, dateOfBirth, email, phone, eircode } = imported;
  const address = withoutNull({ eircode });
  return { firstName, surname, dateOfBirth, ...withoutNull({ email, phone }), address };
}

/** What was imported of the insurance of a customer. */
export function importedLine(imported: KeptImport): ImportedLine {
  const { number, renewalDate, registration, insurer, policyNumber, noClaimsYears } = imported;
  const known = withoutNull({ registration, insurer, policyNumber, noClaimsYears });
  return { id: String(number), renewalDate, ...known };
}

/** All that was imported with a renewal, as the customer may ask for it. */
export function importedRecord(imported: KeptImport): ImportedRecord {
  const { firstName, surname, dateOfBirth, phone, email, eircode } = imported;
  const { id: _, ...line } = importedLine(imported);
  return { firstName, surname, dateOfBirth, ...withoutNull({ phone, email, eircode }), ...line };
}
