import { type Static, type TSchema, Type } from 'typebox';
import { wordsOf } from '../../domain/quote-fields/choices.ts';
import type { FieldKind, ListField, QuoteField } from '../../domain/quote-fields/quote-field.ts';
import { FIELDS } from '../../domain/quote-fields/quote-fields.ts';
import { fieldsOf, LISTS, type List, listAt } from '../../domain/quote-fields/quote-lists.ts';
import type {
  NamedDriver,
  QuoteSections as Sections,
} from '../../domain/quote-fields/quote-sections.ts';
import { AddOn } from './add-on.ts';
import { Cover } from './cover.ts';

/** How each kind of field is kept. */
const KEPT: Record<FieldKind, TSchema> = {
  name: Type.String(),
  text: Type.String(),
  moment: Type.String(),
  day: Type.String(),
  cover: Cover,
  addOn: AddOn,
  vrm: Type.String(),
  eircode: Type.String(),
  integer: Type.Number(),
  year: Type.Number(),
  number: Type.Number(),
  money: Type.Number(),
  engine: Type.Number(),
  boolean: Type.Boolean(),
  choice: Type.String(),
  driverNumber: Type.String(),
};

function field({ kind, choices, required }: QuoteField | ListField): TSchema {
  const kept = choices === undefined ? KEPT[kind] : Type.Enum(wordsOf(choices));
  return required ? kept : Type.Optional(kept);
}

function item(list: List): TSchema {
  const named = fieldsOf(list).map((each) => [each.key, field(each)]);
  return Type.Object(Object.fromEntries(named));
}

const items = (list: List): TSchema => Type.Array(item(list));

/** What the name of a key is in the section that it begins with, and whether more follows. */
function nameIn(start: string, key: string): { readonly name: string; readonly isLast: boolean } {
  const [name = '', ...below] = key.slice(start.length).split('.');
  return { name, isLast: below.length === 0 };
}

/** What the section has whose keys begin so: its fields, its lists, and the sections in it. */
function propertiesOf(start: string): Record<string, TSchema> {
  const properties: Record<string, TSchema> = {};
  for (const each of FIELDS.filter(({ key }) => key.startsWith(start))) {
    const { name, isLast } = nameIn(start, each.key);
    if (isLast) properties[name] = field(each);
    else properties[name] ??= section(`${start}${name}.`);
  }
  for (const list of LISTS.filter(({ key }) => key.startsWith(start))) {
    const { name, isLast } = nameIn(start, list.key);
    if (isLast) properties[name] = Type.Optional(items(list));
  }
  return properties;
}

const section = (start: string): TSchema => Type.Object(propertiesOf(start));

/** Where the policyholder lives, as a section keeps it. */
export const KeptAddress = Type.Unsafe<Sections['customer']['address']>(
  section('customer.address.'),
);

/** A named driver, as a section keeps one. */
export const KeptDriver = Type.Unsafe<NamedDriver>(item(listAt('Drivers/Driver')));

/** The sections of a quote as they are kept and shown. */
export const QuoteSections = Type.Object({
  policy: Type.Unsafe<Sections['policy']>(section('policy.')),
  customer: Type.Unsafe<Sections['customer']>(section('customer.')),
  vehicle: Type.Unsafe<Sections['vehicle']>(section('vehicle.')),
  claimsHistory: Type.Unsafe<Sections['claimsHistory']>(section('claimsHistory.')),
  noClaimsBonus: Type.Optional(
    Type.Unsafe<NonNullable<Sections['noClaimsBonus']>>(section('noClaimsBonus.')),
  ),
  previousInsurance: Type.Optional(
    Type.Unsafe<NonNullable<Sections['previousInsurance']>>(section('previousInsurance.')),
  ),
  drivers: Type.Optional(
    Type.Unsafe<NonNullable<Sections['drivers']>>(items(listAt('Drivers/Driver'))),
  ),
} satisfies Record<keyof Sections, TSchema>);

/** What holds of a quote besides what was asked for. */
const Terms = Type.Object({
  excess: Type.Optional(
    Type.Number({
      description: 'Euro of a claim, as it was rated; absent where the cover has none',
    }),
  ),
  addOns: Type.Optional(
    Type.Array(
      Type.Object({
        addonType: AddOn,
        title: Type.String(),
        level: Type.String(),
        levelTitle: Type.String(),
        included: Type.Boolean({ description: 'Whether the scheme includes it at no charge' }),
      }),
      {
        description: 'What was chosen, and what the scheme includes; absent without the rate book',
      },
    ),
  ),
  endorsements: Type.Optional(
    Type.String({ description: 'The terms on which an underwriter approved the quote' }),
  ),
});

/** The policy of a retrieved quote: as it was asked for, with the excess and the add-ons that hold. */
export const ShownPolicy = Type.Unsafe<Sections['policy'] & Static<typeof Terms>>(
  Type.Object({ ...propertiesOf('policy.'), ...Terms.properties }),
);
