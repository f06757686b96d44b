import type { Cover } from '../../schemas/cover.ts';

/** What the sections keep of each kind of field. */
export interface FieldValues {
  /** One line, with a letter. */
  readonly name: string;
  /** One line. */
  readonly text: string;
  /** ISO 8601 with an offset. */
  readonly moment: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly cover: Cover;
  /** Normalised, as `191-D-12345`. */
  readonly vrm: string;
  /** Normalised, as `D02X285`. */
  readonly eircode: string;
  readonly integer: number;
  readonly year: number;
  readonly number: number;
  /** Euro. */
  readonly money: number;
  /** Cubic centimetres. */
  readonly engine: number;
  readonly boolean: boolean;
}

/** What a field holds: it decides how the field is read, checked, kept and written. */
export type FieldKind = keyof FieldValues;

/** The parts of the form, in the order of the page. */
export const FORM_GROUPS = ['cover', 'vehicle', 'driver', 'address', 'claims'] as const;
export type FormGroup = (typeof FORM_GROUPS)[number];

/** How the form asks for a field. */
export type FormControl =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'number'
  /** The day on which cover begins. */
  | 'coverDate'
  | 'birthDate'
  /** Looks the vehicle up. */
  | 'registration'
  /** Looks the address up. */
  | 'eircode'
  | 'cover'
  | 'title'
  /** The words of the rate book that is in force. */
  | 'rateBookWord';

/** Where the form asks for a field. */
export interface FormPlace<Path extends string = string> {
  readonly group: FormGroup;
  readonly control: FormControl;
  /** The field of the group that it precedes, where that is not the order of the document. */
  readonly before?: Path;
}

/** The rating input that a field fills as it was given. */
export interface FilledInput {
  readonly as: string;
  /** Whether a person can choose it: how a car is used, but not how many claims there were. */
  readonly changeable: boolean;
}

/**
 * One element of a quote document, as every part of Quotedesk treats it.
 * @typeParam Key the keys of all fields
 * @typeParam Path the paths of all fields
 */
export interface QuoteField<Key extends string = string, Path extends string = string> {
  /** By the names of the kept sections, as `customer.address.town`. */
  readonly key: Key;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Whether it says who somebody is or how to reach them: a screen can hide it. */
  readonly isPrivate: boolean;
  /** Whether it may price: never, as a part of a computed input, or as an input of its own. */
  readonly prices: false | 'computed' | FilledInput;
  /** False where the form does not ask for it. */
  readonly form: false | FormPlace<Path>;
  /** What its number counts. */
  readonly unit?: 'years' | 'km' | 'cc';
}

/** Fields by their path: the element names of `IrishMotorQuote`, below the root. */
export type QuoteFieldTable = Readonly<Record<string, QuoteField>>;
