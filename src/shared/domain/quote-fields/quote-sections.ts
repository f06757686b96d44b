import type { ChoiceName, ChoiceWord } from './choices.ts';
import type { FieldKind, FieldValues } from './quote-field.ts';
import type { ExactField } from './quote-fields.ts';
import type { ExactList } from './quote-lists.ts';

/**
 * The sections that every quote keeps, empty or not, by their keys: digests of kept quotes were made
 * with them in this order. All others are kept only where something of them was given.
 */
export const KEPT_SECTIONS = [
  'policy',
  'customer',
  'customer.address',
  'vehicle',
  'vehicle.securityDevices',
  'claimsHistory',
] as const;
type KeptSection = (typeof KEPT_SECTIONS)[number];

/** An intersection as one object type. */
type Plain<T> = { [K in keyof T]: T[K] };

/** What a field holds: a word of its choice where it has one. */
type Value<F> = F extends { readonly choices: infer Name extends ChoiceName }
  ? ChoiceWord<Name>
  : F extends { readonly kind: infer Kind extends FieldKind }
    ? FieldValues[Kind]
    : never;

/** The fields whose keys begin so. */
type Below<Start extends string> = Extract<ExactField, { readonly key: `${Start}${string}` }>;

/** The name of a key in the section that it begins with; never where it is further below. */
type NameIn<Start extends string, Key extends string> = Key extends `${Start}${infer Name}`
  ? Name extends `${string}.${string}`
    ? never
    : Name
  : never;

/** The sections right below. */
type SectionsIn<Start extends string, F extends ExactField> = F extends ExactField
  ? F['key'] extends `${Start}${infer Name}.${string}`
    ? Name
    : never
  : never;

/** The value of each of some fields, by the name of its key. */
type Values<Start extends string, F extends { readonly key: string }> = {
  [One in F as NameIn<Start, One['key']>]: Value<One>;
};

type Required<F> = Extract<F, { readonly required: true }>;
type Optional<F> = Exclude<F, Required<F>>;

/** The fields of some, those that are optional with a question mark. */
type Fields<Start extends string, F extends { readonly key: string }> = Values<Start, Required<F>> &
  Partial<Values<Start, Optional<F>>>;

/** An item of a list as it is kept. */
type Item<L extends ExactList> = Plain<
  Fields<'', Extract<L['fields'][keyof L['fields']], { readonly key: string }>>
>;

/** The lists of a section. */
type Lists<Start extends string> = {
  readonly [L in ExactList as NameIn<Start, L['key']>]?: readonly Item<L>[];
};

/** Of the sections right below, those that every quote keeps. */
type KeptIn<Start extends string> = {
  [Name in SectionsIn<Start, Below<Start>>]: `${Start}${Name}` extends KeptSection ? Name : never;
}[SectionsIn<Start, Below<Start>>];

/** The section whose keys begin so: its fields, its lists, and the sections in it. */
type Section<Start extends string> = Plain<Fields<Start, Below<Start>> & Lists<Start>> & {
  [Name in KeptIn<Start>]: Section<`${Start}${Name}.`>;
} & {
  [Name in Exclude<SectionsIn<Start, Below<Start>>, KeptIn<Start>>]?: Section<`${Start}${Name}.`>;
};

/** All that a document can say, as it is read. */
type DocumentSections = Section<''>;

/** The sections of a quote as they are kept; what was chosen next to them is kept as events. */
export type QuoteSections = Omit<DocumentSections, 'choices'>;

/** A driver who is named next to the policyholder. */
export type NamedDriver = NonNullable<QuoteSections['drivers']>[number];

type Part<T> = T extends readonly (infer One)[]
  ? readonly Partial<One>[]
  : T extends object
    ? {
        readonly [K in keyof T as undefined extends T[K]
          ? never
          : T[K] extends object
            ? K
            : never]: Part<T[K]>;
      } & {
        readonly [K in keyof T as undefined extends T[K]
          ? K
          : T[K] extends object
            ? never
            : K]?: Part<NonNullable<T[K]>>;
      }
    : T;

/** Sections of which any field may still be missing. */
export type PartSections = Part<QuoteSections>;
