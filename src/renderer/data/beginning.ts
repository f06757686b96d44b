import type { FormPath } from '../../shared/domain/quote-fields/form-fields.ts';

/** Texts of the form as they were typed, by field. */
type Known = Readonly<Partial<Record<FormPath, string>>>;

let known: Known = {};

/**
 * Keeps what the next new quote begins with. It stands in no address: the history of a browser is
 * no place for a date of birth.
 */
export function beginWith(texts: Known): void {
  known = texts;
}

/** What the new quote begins with; it is taken once. */
export function takeBeginning(): Known {
  const taken = known;
  known = {};
  return taken;
}
