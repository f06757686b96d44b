import { isEmail } from '../../../shared/domain/email.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { internationalPhone } from '../../../shared/domain/phone.ts';
import { tidy, tidyLine } from '../../../shared/domain/text/tidy.ts';
import { done, failed, invalid, type Result } from '../../../shared/result/result.ts';
import type { Contact, ContactChange } from '../../../shared/schemas/people/customer.ts';
import { doneBy } from '../caller/done-by.ts';
import type { Context } from '../dispatcher.ts';
import type { NoteStore } from '../quotes/history/note-store.ts';
import { isKnown } from './consents.ts';
import type { CustomerStore } from './customer-store.ts';
import type { ImportedCustomerStore } from './imported-customer-store.ts';

interface ContactParts {
  readonly notes: Pick<NoteStore, 'keep'>;
  readonly customers: Pick<CustomerStore, 'find'>;
  readonly importedCustomers: Pick<ImportedCustomerStore, 'ofCustomer'>;
  readonly newNoteId: () => string;
}

/** Keeps how a customer is reached, beside what quotes say, which stays as it was answered. */
export function changeContact(parts: ContactParts) {
  const { notes, newNoteId } = parts;
  return async (
    { key, phone, email, address }: ContactChange,
    context: Context,
  ): Promise<Result<Contact>> => {
    const errors = [
      ...(phone !== undefined && internationalPhone(phone) === undefined
        ? [{ path: 'phone', message: message('phoneUnread', { text: phone }) }]
        : []),
      ...(email !== undefined && !isEmail(email.trim())
        ? [{ path: 'email', message: message('emailForm') }]
        : []),
    ];
    if (errors.length > 0) return invalid(errors);
    if (!(await isKnown(key, parts))) {
      return failed({ kind: 'notFound', message: message('customerNotFound') });
    }
    const detail = {
      ...(phone === undefined ? {} : { phone: tidyLine(phone) }),
      ...(email === undefined ? {} : { email: email.trim() }),
      ...(address === undefined ? {} : { address: tidy(address).trim() }),
    };
    const id = newNoteId();
    await notes.keep({ kind: 'recordContact', id, customerKey: key, ...doneBy(context), detail });
    return done(detail);
  };
}
