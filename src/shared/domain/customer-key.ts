import { isJsonObject } from '../data/json-object.ts';
import { squash } from './fold.ts';
import { typedDays } from './typed-date.ts';

/** Who a customer is: `dateOfBirth` as `YYYY-MM-DD`. */
interface Identity {
  readonly firstName: string;
  readonly surname: string;
  readonly dateOfBirth: string;
}

/** The key of a customer: name and date of birth, whatever the title and the accents. */
export function customerKey({ firstName, surname, dateOfBirth }: Identity): string {
  return [squash(firstName), squash(surname), dateOfBirth].join('.');
}

/** The day of birth at the end of a key. */
const DAY = /\d{4}-\d{2}-\d{2}$/;

/** The day of birth of the customer of a key, `YYYY-MM-DD`. */
export const birthOf = (key: string): string => DAY.exec(key)?.[0] ?? '';

/** Whether a draft is for the customer of a key: it has the name, and no other date of birth. */
export function isDraftFor(key: string, content: unknown): boolean {
  const texts = isJsonObject(content) && isJsonObject(content.texts) ? content.texts : {};
  const text = (name: string) => {
    const value = texts[`Customer/${name}`];
    return typeof value === 'string' ? value : '';
  };
  const [firstName, surname, born] = ['FirstName', 'Surname', 'DateOfBirth'].map(text);
  if (!firstName || !surname) return false;
  const days = born ? typedDays(born) : [birthOf(key)];
  return days.some((dateOfBirth) => customerKey({ firstName, surname, dateOfBirth }) === key);
}
