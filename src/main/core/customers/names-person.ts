import { typedForms } from '../../../shared/domain/fold.ts';
import { phoneDigits } from '../../../shared/domain/phone.ts';
import type { QuoteSections } from '../../../shared/domain/quote-fields/quote-sections.ts';
import { formsOfMark } from '../../../shared/domain/registration.ts';
import type { KeptImport } from './imported-customer-store.ts';

/** What a person is known by besides the name, as it was given. */
export interface KnownBy {
  readonly phones: readonly string[];
  /** E-mail addresses, Eircodes, registration marks, and policy numbers of others. */
  readonly codes: readonly string[];
}

const given = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.filter((text) => text !== null && text !== undefined)),
];

/** What a person is known by on quotes and risks, and by what was imported. */
export function knownBy(
  risks: readonly Pick<QuoteSections, 'customer' | 'vehicle'>[],
  imported: readonly KeptImport[],
): KnownBy {
  return {
    phones: given([
      ...risks.map(({ customer }) => customer.phone),
      ...imported.map(({ phone }) => phone),
    ]),
    codes: given([
      ...risks.flatMap(({ customer: { email, address }, vehicle }) => [
        email,
        address.eircode,
        ...formsOfMark(vehicle.registrationNumber),
      ]),
      ...imported.flatMap(({ email, eircode, registration, policyNumber }) => [
        email,
        eircode,
        policyNumber,
        ...(registration ? formsOfMark(registration) : []),
      ]),
    ]),
  };
}

/** The fewest characters by which somebody can be told. */
const [NAME, CODE, PHONE] = [3, 4, 5];

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The digits of a phone number behind what stands for its country or the trunk. */
const ownDigits = (phone: string): string => digitsOf(phoneDigits(phone)).replace(/^0/, '');

/** Whether a text names the person of a key, by name or by anything else, however it is written. */
export function namesPerson(text: string, key: string, known: KnownBy): boolean {
  const [firstName = '', surname = ''] = key.split('.');
  return hasAny(text, [firstName, surname], known);
}

/** Whether a search may have been for the person of a key: a first name alone finds many others. */
export function findsPerson(text: string, key: string, known: KnownBy): boolean {
  const [, surname = ''] = key.split('.');
  return hasAny(text, [surname], known);
}

function hasAny(text: string, names: readonly string[], { phones, codes }: KnownBy): boolean {
  const written = typedForms(text);
  const digits = digitsOf(text);
  const has = (word: string, fewest: number) =>
    word.length >= fewest && written.some((form) => form.includes(word));
  return (
    names.flatMap(typedForms).some((name) => has(name, NAME)) ||
    codes.flatMap(typedForms).some((code) => has(code, CODE)) ||
    phones.map(ownDigits).some((phone) => phone.length >= PHONE && digits.includes(phone))
  );
}
