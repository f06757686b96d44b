import { daysLater } from '../../../../shared/domain/date.ts';
import type { FormPath, ItemCounts } from '../../../../shared/domain/quote-fields/form-fields.ts';
import type { AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import type { RequotePurpose } from '../../../../shared/domain/quotes/requote.ts';
import type { Settings } from '../../../../shared/schemas/desk/settings.ts';
import { typedDay } from '../../../i18n/day.ts';

/** Texts as they were typed, by field. */
export type Texts = Readonly<Partial<Record<FormPath, string>>>;

/** All that a broker fills in and chooses: what undo takes back and a draft keeps. */
export interface QuoteContent {
  readonly texts: Texts;
  /** What stood in a field before a register filled it; only of those still as it filled them. */
  readonly before: Texts;
  /** The registration for which value and mileage were given, as it is stored. */
  readonly givenFor: Texts;
  /** Which of those the renewal of a policy proposed, and no register. */
  readonly proposed: readonly FormPath[];
  /** What was taken as usual and the customer has not confirmed; only of those that nothing else filled. */
  readonly toConfirm: readonly FormPath[];
  /** How many drivers, claims and other items there are. */
  readonly items: ItemCounts;
  /** What names the scheme; undefined: the default one. */
  readonly product: string | undefined;
  /** Euro; undefined: the standard one. */
  readonly excess: number | undefined;
  /** The chosen levels. */
  readonly addOns: Readonly<Partial<Record<AddOn, string>>>;
  /** What was chosen before the chosen scheme, which does not sell that; undefined: it sells it. */
  readonly wanted: Pick<QuoteContent, 'excess' | 'addOns'> | undefined;
  /** The quote that this one is made from. */
  readonly basedOn: string | undefined;
  /** What it is made from that one for. */
  readonly purpose: RequotePurpose | undefined;
  /** Percent that the quote had which this one is made from; it is not carried over. */
  readonly formerDiscount: number | undefined;
}

export const NOTHING: QuoteContent = {
  texts: {},
  before: {},
  givenFor: {},
  proposed: [],
  toConfirm: [],
  items: {},
  product: undefined,
  excess: undefined,
  addOns: {},
  wanted: undefined,
  basedOn: undefined,
  purpose: undefined,
  formerDiscount: undefined,
};

/** The start of cover that a new quote has, as it is typed. */
function usualStart({ startInDays }: Settings['defaults'], today: string): string {
  return typedDay(daysLater(today, startInDays));
}

/**
 * What a new quote begins with.
 * @param today the Irish day, `YYYY-MM-DD`
 */
export function beginning(defaults: Settings['defaults'], today: string): QuoteContent {
  const { cover, useClass, licenceType, county, country, excess } = defaults;
  return {
    ...NOTHING,
    texts: {
      'Policy/InceptionDate': usualStart(defaults, today),
      ...(cover && { 'Policy/CoverType': cover }),
      ...(useClass && { 'Policy/UseClass': useClass }),
      ...(licenceType && { 'Customer/LicenceType': licenceType }),
      ...(county && { 'Address/County': county }),
      ...(country && { 'Address/Country': country }),
    },
    excess: excess ?? undefined,
  };
}

/** What tells a draft from others, the best first: whose it is and the mark, the car, the address. */
const TITLES: readonly (readonly FormPath[])[][] = [
  [['Customer/FirstName', 'Customer/Surname'], ['Vehicle/RegistrationNumber']],
  [['Vehicle/Make', 'Vehicle/Model']],
  [['Address/AddressLine1'], ['Address/Town'], ['Address/Eircode']],
];

/** What a list of drafts calls it: the first of {@link TITLES} of which something is typed. */
export function titleOf({ texts }: QuoteContent): string {
  const typed = (path: FormPath) => texts[path]?.trim() ?? '';
  const words = (parts: readonly string[], between: string) =>
    parts.filter((part) => part !== '').join(between);
  const titles = TITLES.map((parts) =>
    words(
      parts.map((paths) => words(paths.map(typed), ' ')),
      ' · ',
    ),
  );
  return (titles.find((title) => title !== '') ?? '').slice(0, 200);
}
