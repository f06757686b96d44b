import type { Cover } from '../../../src/shared/domain/quotes/cover.ts';
import { ask } from '../host/ask.ts';
import type { TestHost } from '../host/host.ts';
import { onCover } from './ready-for-cover.ts';

/** What a test sets in a quote; all else is the same in each. */
export interface Wanted {
  readonly first?: string;
  readonly surname?: string;
  readonly born?: string;
  readonly title?: string;
  readonly mark?: string;
  /** The Irish day of inception. */
  readonly from?: string;
  /** The last Irish day; by default that of a year. */
  readonly until?: string;
  readonly cover?: Cover;
  readonly make?: string;
  readonly model?: string;
  readonly eircode?: string;
  readonly line?: string;
  readonly email?: string;
  readonly phone?: string;
  /** Named drivers, by the names of the quote document. */
  readonly drivers?: readonly object[];
}

/** Submits a quote as the broker and returns its id. */
export async function submitted(host: Pick<TestHost, 'app'>, wanted: Wanted): Promise<string> {
  const { first = 'Seán', surname = "Ó'Briain", born = '1979-02-03', mark = '12-G-12345' } = wanted;
  const { cover = 'Comprehensive', make = 'Ford', model = 'Focus', eircode, line } = wanted;
  const { title, email, phone, drivers, from = '2027-03-01', until } = wanted;
  const document = {
    Policy: {
      InceptionDate: `${from}T00:00:00`,
      CoverType: cover,
      ...(until ? { ExpiryDate: `${until}T23:59:59` } : {}),
    },
    Customer: {
      FirstName: first,
      Surname: surname,
      DateOfBirth: born,
      ...(title ? { Title: title } : {}),
      ...(email ? { Email: email } : {}),
      ...(phone ? { Phone: phone } : {}),
    },
    Address: {
      ...(eircode ? { Eircode: eircode } : {}),
      ...(line ? { AddressLine1: line } : {}),
    },
    Vehicle: { RegistrationNumber: mark, Make: make, Model: model },
    ...(drivers ? { Drivers: { Driver: drivers } } : {}),
  };
  const { quoteId } = await ask(host.app, 'submitQuote', { source: 'json', document });
  return quoteId;
}

/** Accepts a quote as the broker, with everything on its checklist done, and returns its policy's id. */
export async function accepted(host: Pick<TestHost, 'app'>, quoteId: string): Promise<string> {
  const payment = { paymentMethod: 'card', paymentReference: `for ${quoteId}` } as const;
  // Tests make many quotes of one car.
  const duplicateReason = 'Several quotes of one car';
  const request = { quoteId, ...payment, duplicateReason };
  return (await onCover(host.app, request)).policyId;
}
