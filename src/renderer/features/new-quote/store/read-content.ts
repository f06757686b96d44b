import { isJsonObject, type JsonObject } from '../../../../shared/data/json-object.ts';
import { take } from '../../../../shared/data/nested-value.ts';
import { daysBetween, daysLater, irishDay, lastDayOfYear } from '../../../../shared/domain/date.ts';
import { epochOf, readMoment } from '../../../../shared/domain/moment.ts';
import {
  FORM_LISTS,
  type FormPath,
  fieldsInItem,
  formPaths,
  type ItemCounts,
  isFormPath,
} from '../../../../shared/domain/quote-fields/form-fields.ts';
import { ADD_ONS } from '../../../../shared/domain/quotes/add-on.ts';
import { isRequotePurpose, type RequotePurpose } from '../../../../shared/domain/quotes/requote.ts';
import type { CopiedQuote, FiledQuote } from '../../../../shared/schemas/quotes/draft.ts';
import { typedAs } from '../../../data/form-fields.ts';
import { typedDay } from '../../../i18n/day.ts';
import type { DateSense } from '../../../i18n/read-date.ts';
import { NOTHING, type QuoteContent, type Texts } from './content.ts';
import { withCar } from './texts.ts';

function textsOf(value: unknown): Texts {
  if (!isJsonObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([path, text]) =>
      isFormPath(path) && typeof text === 'string' ? [[path, text]] : [],
    ),
  );
}

function pathsOf(value: unknown): FormPath[] {
  return Array.isArray(value) ? value.filter(isFormPath) : [];
}

function itemsOf(value: unknown): ItemCounts {
  if (!isJsonObject(value)) return {};
  return Object.fromEntries(
    FORM_LISTS.flatMap(({ path, most }) => {
      const count = Number(value[path]);
      return Number.isInteger(count) && count > 0 ? [[path, Math.min(count, most)]] : [];
    }),
  );
}

function addOnsOf(value: unknown): QuoteContent['addOns'] {
  if (!isJsonObject(value)) return {};
  return Object.fromEntries(
    ADD_ONS.flatMap((addOn) => {
      const level = value[addOn];
      return typeof level === 'string' ? [[addOn, level]] : [];
    }),
  );
}

const numberOr = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** A draft's content, of whichever version it was saved by: what it does not know it leaves out. */
export function readContent(kept: JsonObject): QuoteContent {
  return withCar({
    texts: textsOf(kept.texts),
    before: textsOf(kept.before),
    givenFor: textsOf(kept.givenFor),
    proposed: pathsOf(kept.proposed),
    toConfirm: pathsOf(kept.toConfirm),
    items: itemsOf(kept.items),
    product: typeof kept.product === 'string' ? kept.product : undefined,
    excess: numberOr(kept.excess),
    addOns: addOnsOf(kept.addOns),
    wanted: isJsonObject(kept.wanted)
      ? { excess: numberOr(kept.wanted.excess), addOns: addOnsOf(kept.wanted.addOns) }
      : undefined,
    basedOn: typeof kept.basedOn === 'string' ? kept.basedOn : undefined,
    purpose: isRequotePurpose(kept.purpose) ? kept.purpose : undefined,
    formerDiscount: numberOr(kept.formerDiscount),
  });
}

/** The items of a list in a document. */
function listed(document: unknown, list: string): readonly unknown[] {
  const items = take(document, list.split('/'));
  return Array.isArray(items) ? items : [];
}

/** The text of each field in a document, as far as it is filled in. */
function elementTexts(document: unknown): (readonly [FormPath, string])[] {
  const values = [
    ...formPaths({}).map((path) => [path, take(document, path.split('/'))] as const),
    ...FORM_LISTS.flatMap((list) =>
      listed(document, list.path).flatMap((item, at) =>
        fieldsInItem(list, at + 1).map(
          ({ path }) => [path, take(item, [path.slice(path.lastIndexOf('/') + 1)])] as const,
        ),
      ),
    ),
  ];
  return values.flatMap(([path, value]) =>
    value === undefined || isJsonObject(value) ? [] : [[path, String(value)] as const],
  );
}

const COVER_END = 'Policy/ExpiryDate';

export interface Copy {
  readonly quoteId: string;
  readonly purpose: RequotePurpose;
  readonly copied: CopiedQuote;
  /** The Irish day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Days from today on which cover begins, where the quote's own start is over. */
  readonly startInDays: number;
  /** The last day of cover, where it is not to be as long as it was. */
  readonly until?: string | undefined;
}

/** A day of each kind of date as a document has it; cover that ends at midnight ends a day before. */
const DAY_OF: Readonly<Record<DateSense, (text: string) => string>> = {
  cover: (text) => readMoment(text)?.day ?? text,
  coverEnd: (text) => {
    const end = epochOf(text);
    return end === undefined ? text : irishDay(end - 1);
  },
  birth: (text) => text,
  day: (text) => text,
};

/** A text of a document as it is typed; what is no date stays as it was written: the form says what is wrong with it. */
function asTyped(path: FormPath, text: string): string {
  const as = typedAs(path);
  if (as === 'text' || as === 'number') return text;
  const day = DAY_OF[as](text);
  return DAY.test(day) ? typedDay(day) : day;
}

/** The start of cover in a document, and so many days by which a copy begins later. */
function startOfCopy({ copied: { document, proposed = [] }, today, startInDays }: Copy) {
  const start = DAY_OF.cover(String(take(document, ['Policy', 'InceptionDate'])));
  const renewal = proposed.find(({ path }) => path === 'Policy/InceptionDate');
  const wanted = renewal ? DAY_OF.cover(renewal.value) : start;
  const begins = wanted < today ? daysLater(today, startInDays) : wanted;
  return { start, later: daysBetween(start, begins) };
}

/**
 * A quote as the form begins with it, with what the renewal of a policy proposes; cover whose start is
 * over begins at the usual one. It is as long as it was; a year needs no end.
 */
export function contentOfCopy(copy: Copy): QuoteContent {
  const { quoteId, purpose, copied } = copy;
  const {
    document,
    product,
    excess,
    addOns = [],
    discount,
    proposed = [],
    toConfirm = [],
  } = copied;
  const { start, later } = startOfCopy(copy);
  const end = copy.until === undefined ? [] : [[COVER_END, typedDay(copy.until)] as const];
  const texts = elementTexts(document).flatMap(([path, text]) => {
    const as = typedAs(path);
    if (as === 'text' || as === 'number') return [[path, text]];
    if (as === 'coverEnd' && copy.until !== undefined) return [];
    const day = DAY_OF[as](text);
    if (as === 'coverEnd' && day === lastDayOfYear(start)) return [];
    const moves = as === 'cover' || as === 'coverEnd';
    return [[path, typedDay(moves ? daysLater(day, later) : day)]];
  });
  const items = FORM_LISTS.map(({ path }) => [path, listed(document, path).length] as const);
  // The start of cover has moved with the dates above.
  const renewed = proposed.flatMap(({ path, value }) =>
    isFormPath(path) && path !== 'Policy/InceptionDate' ? [[path, asTyped(path, value)]] : [],
  );
  const former: Texts = {
    ...Object.fromEntries(elementTexts(document)),
    'Policy/InceptionDate': typedDay(start),
  };
  const marked = proposed.map(({ path }): string => path).filter(isFormPath);
  return withCar({
    ...NOTHING,
    texts: Object.fromEntries([...texts, ...end, ...renewed]),
    before: Object.fromEntries(marked.map((path) => [path, former[path] ?? ''])),
    proposed: marked,
    toConfirm: toConfirm.map((path): string => path).filter(isFormPath),
    items: Object.fromEntries(items.filter(([, count]) => count > 0)),
    product,
    excess,
    addOns: Object.fromEntries(addOns.map(({ addonType, level }) => [addonType, level])),
    basedOn: quoteId,
    purpose,
    formerDiscount: discount,
  });
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A file's document as the form begins with it: its dates stay, also those that are over. */
export function contentOfFile({
  document,
  product,
  excess,
  addOns = [],
}: FiledQuote): QuoteContent {
  const texts = elementTexts(document).map(([path, text]) => [path, asTyped(path, text)]);
  const items = FORM_LISTS.map(({ path }) => [path, listed(document, path).length] as const);
  return withCar({
    ...NOTHING,
    texts: Object.fromEntries(texts),
    items: Object.fromEntries(items.filter(([, count]) => count > 0)),
    product,
    excess,
    addOns: Object.fromEntries(addOns.map(({ addonType, level }) => [addonType, level])),
  });
}
