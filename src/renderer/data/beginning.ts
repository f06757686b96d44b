import type { FormPath } from '../../shared/domain/quote-fields/form-fields.ts';

/** What is known of a new quote before its form is there. */
export interface Beginning {
  /** Of the form as they were typed, by field. */
  readonly texts: Readonly<Partial<Record<FormPath, string>>>;
  /** The id of the scheme that was chosen; undefined: the default one. */
  readonly product: string | undefined;
  /** What was taken as usual for want of an answer. */
  readonly usual: Usual | undefined;
}

/** The usual answers and the terms of a quick price: what a full quote must begin with to have its premium. */
interface Usual {
  readonly texts: Beginning['texts'];
  /** Which of the answers the customer has to confirm; one without a text counts as the typical answer. */
  readonly toConfirm: readonly FormPath[];
  /** Euro; undefined: the standard one. */
  readonly excess: number | undefined;
}

export const NOTHING_KNOWN: Beginning = { texts: {}, product: undefined, usual: undefined };

let known = NOTHING_KNOWN;

/**
 * Keeps what the next new quote begins with. It stands in no address: the history of a browser is
 * no place for a date of birth.
 */
export function beginWith(beginning: Beginning): void {
  known = beginning;
}

/** What the new quote begins with; it is taken once. */
export function takeBeginning(): Beginning {
  const taken = known;
  known = NOTHING_KNOWN;
  return taken;
}

const files = new Map<string, string>();

/**
 * Keeps the content of an opened file until its screen reads it: it stands in no address, as the
 * history of a browser is no place for a customer's data.
 * @returns the id under which it is read
 */
export function keepOpenedFile(contentBase64: string): string {
  const id = crypto.randomUUID();
  files.clear();
  files.set(id, contentBase64);
  return id;
}

/** The content in Base64; undefined where another file was opened since, or the page was loaded again. */
export function openedFile(id: string): string | undefined {
  return files.get(id);
}
