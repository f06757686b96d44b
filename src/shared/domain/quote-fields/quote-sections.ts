import type { FieldValues } from './quote-field.ts';
import type { ExactField } from './quote-fields.ts';

/** An intersection as one object type. */
type Plain<T> = { [K in keyof T]: T[K] };

/** The fields whose keys begin so. */
type Below<Start extends string> = Extract<ExactField, { readonly key: `${Start}${string}` }>;

/** The names of some fields in the section that their keys begin with, and not further below. */
type NamesIn<Start extends string, F extends ExactField> = F extends ExactField
  ? F['key'] extends `${Start}${infer Name}`
    ? Name extends `${string}.${string}`
      ? never
      : Name
    : never
  : never;

/** The sections right below. */
type SectionsIn<Start extends string, F extends ExactField> = F extends ExactField
  ? F['key'] extends `${Start}${infer Name}.${string}`
    ? Name
    : never
  : never;

/** The value of each of some fields. */
type Values<Start extends string, F extends ExactField> = {
  [Name in NamesIn<Start, F>]: FieldValues[Extract<F, { readonly key: `${Start}${Name}` }>['kind']];
};

type Required<Start extends string> = Extract<Below<Start>, { readonly required: true }>;
type Optional<Start extends string> = Exclude<Below<Start>, Required<Start>>;

/** The section whose keys begin so: its fields, and the sections in it. */
type Section<Start extends string> = Plain<
  Values<Start, Required<Start>> & Partial<Values<Start, Optional<Start>>>
> & { [Name in SectionsIn<Start, Below<Start>>]: Section<`${Start}${Name}.`> };

/** The sections of a quote as they are kept: every section is there, but optional fields may not be. */
export type QuoteSections = Section<''>;

type Part<T> = {
  readonly [K in keyof T as T[K] extends object ? K : never]: Part<T[K]>;
} & {
  readonly [K in keyof T as T[K] extends object ? never : K]?: T[K];
};

/** Sections of which any field may still be missing. */
export type PartSections = Part<QuoteSections>;
