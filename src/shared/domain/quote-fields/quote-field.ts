import type { AddOn } from '../quotes/add-on.ts';
import type { Cover } from '../quotes/cover.ts';
import type { ChoiceName } from './choices.ts';

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
  readonly addOn: AddOn;
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
  /** A word of the field's {@link ChoiceName}. */
  readonly choice: string;
  /** Capital letters and digits without spaces. */
  readonly driverNumber: string;
}

/** What a field holds: it decides how the field is read, checked, kept and written. */
export type FieldKind = keyof FieldValues;

/** What the form asks about. */
export const FORM_GROUPS = [
  'cover',
  'period',
  'vehicle',
  'moreVehicle',
  'driver',
  'moreDriver',
  'address',
  'claims',
  'drivers',
] as const;
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
  /** The last day of cover, with the periods that the rate book sells. */
  | 'coverEnd'
  | 'birthDate'
  /** Any other day. */
  | 'day'
  /** Looks the vehicle up. */
  | 'registration'
  /** A make or model, offered from the vehicle data while it is typed. */
  | 'car'
  /** Looks the address up. */
  | 'eircode'
  | 'cover'
  | 'title'
  /** The words of the rate book that is in force. */
  | 'rateBookWord'
  /** The words of the field's choice. */
  | 'choice'
  | 'yesOrNo';

/** Where the form asks for a field. */
export interface FormPlace {
  readonly group: FormGroup;
  readonly control: FormControl;
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
 */
export interface QuoteField<Key extends string = string> {
  /** By the names of the kept sections, as `customer.address.town`. */
  readonly key: Key;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** Whether it says who somebody is or how to reach them: a screen can hide it. */
  readonly isPrivate: boolean;
  /** Whether it may price: never, as a part of a computed input, or as an input of its own. */
  readonly prices: false | 'computed' | FilledInput;
  /** False where the form does not ask for it. */
  readonly form: false | FormPlace;
  /** What its number counts. */
  readonly unit?: 'years' | 'months' | 'km' | 'cc';
  /** The words that it takes, where its kind is `choice`. */
  readonly choices?: ChoiceName;
}

/** Fields by their path: the element names of `IrishMotorQuote`, below the root. */
export type QuoteFieldTable = Readonly<Record<string, QuoteField>>;

/** A field of a repeated element. It can only price as a part of a computed input. */
export interface ListField extends Omit<QuoteField, 'prices' | 'form'> {
  readonly prices: false | 'computed';
  readonly control: FormControl;
  /** The field whose words of the rate book it offers. */
  readonly wordsOf?: string;
}

/** An element that may stand several times in the one around it: its items. */
export interface QuoteList<Key extends string = string> {
  /** Where the items are kept, by the names of the sections, as `claimsHistory.claims`. */
  readonly key: Key;
  /** How many items there may be. */
  readonly most: number;
  /** What the items are about; false where the form does not ask for them. */
  readonly form: false | FormGroup;
  /** By the names of the elements in an item; their keys are those of a kept item. */
  readonly fields: Readonly<Record<string, ListField>>;
}

/** Repeated elements by their path, as `Drivers/Driver`. */
export type QuoteListTable = Readonly<Record<string, QuoteList>>;
