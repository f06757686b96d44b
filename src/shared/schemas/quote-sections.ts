import { type TSchema, Type } from 'typebox';
import type { FieldKind } from '../domain/quote-fields/quote-field.ts';
import { FIELDS } from '../domain/quote-fields/quote-fields.ts';
import type { QuoteSections as Sections } from '../domain/quote-fields/quote-sections.ts';
import { Cover } from './cover.ts';

/** How each kind of field is kept. */
const KEPT: Record<FieldKind, TSchema> = {
  name: Type.String(),
  text: Type.String(),
  moment: Type.String(),
  day: Type.String(),
  cover: Cover,
  vrm: Type.String(),
  eircode: Type.String(),
  integer: Type.Number(),
  year: Type.Number(),
  number: Type.Number(),
  money: Type.Number(),
  engine: Type.Number(),
  boolean: Type.Boolean(),
};

/** The section whose keys begin so: its fields, and the sections in it. */
function section(start: string): TSchema {
  const properties: Record<string, TSchema> = {};
  for (const { key, kind, required } of FIELDS) {
    if (!key.startsWith(start)) continue;
    const [name = '', ...below] = key.slice(start.length).split('.');
    if (below.length > 0) properties[name] ??= section(`${start}${name}.`);
    else properties[name] = required ? KEPT[kind] : Type.Optional(KEPT[kind]);
  }
  return Type.Object(properties);
}

/** Where the policyholder lives, as a section keeps it. */
export const KeptAddress = Type.Unsafe<Sections['customer']['address']>(
  section('customer.address.'),
);

/** The sections of a quote as they are kept and shown. */
export const QuoteSections = Type.Object({
  policy: Type.Unsafe<Sections['policy']>(section('policy.')),
  customer: Type.Unsafe<Sections['customer']>(section('customer.')),
  vehicle: Type.Unsafe<Sections['vehicle']>(section('vehicle.')),
  claimsHistory: Type.Unsafe<Sections['claimsHistory']>(section('claimsHistory.')),
} satisfies Record<keyof Sections, TSchema>);
