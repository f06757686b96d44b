import { isJsonObject, type JsonObject } from '../../../../shared/data/json-object.ts';
import { take } from '../../../../shared/data/nested-value.ts';
import { daysLater, readMoment } from '../../../../shared/domain/date.ts';
import { ADD_ONS } from '../../../../shared/schemas/add-on.ts';
import type { CopiedQuote } from '../../../../shared/schemas/draft.ts';
import { FORM_PATHS, typedAs } from '../../../data/form-fields.ts';
import { typedDay } from '../../../i18n/day.ts';
import { NOTHING, type QuoteContent, type Texts } from './content.ts';

function textsOf(value: unknown): Texts {
  if (!isJsonObject(value)) return {};
  return Object.fromEntries(
    FORM_PATHS.flatMap((path) => {
      const text = value[path];
      return typeof text === 'string' ? [[path, text]] : [];
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
  return {
    texts: textsOf(kept.texts),
    before: textsOf(kept.before),
    excess: numberOr(kept.excess),
    addOns: addOnsOf(kept.addOns),
    basedOn: typeof kept.basedOn === 'string' ? kept.basedOn : undefined,
    formerDiscount: numberOr(kept.formerDiscount),
  };
}

/** The text under a path of a document. */
function elementText(document: unknown, path: string): string | undefined {
  const value = take(document, path.split('/'));
  return value === undefined || isJsonObject(value) ? undefined : String(value);
}

interface Copy {
  readonly quoteId: string;
  readonly copied: CopiedQuote;
  /** The Irish day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Days from today on which cover begins, where the quote's own start is over. */
  readonly startInDays: number;
}

/** A quote as the form begins with it; a start of cover that is over becomes the usual one. */
export function contentOfCopy({ quoteId, copied, today, startInDays }: Copy): QuoteContent {
  const { document, excess, addOns = [], discount } = copied;
  const texts = FORM_PATHS.flatMap((path) => {
    const text = elementText(document, path);
    if (text === undefined) return [];
    const as = typedAs(path);
    if (as === 'text' || as === 'number') return [[path, text]];
    const day = as === 'cover' ? (readMoment(text)?.day ?? text) : text;
    const over = as === 'cover' && day < today;
    return [[path, typedDay(over ? daysLater(today, startInDays) : day)]];
  });
  return {
    ...NOTHING,
    texts: Object.fromEntries(texts),
    excess,
    addOns: Object.fromEntries(addOns.map(({ addonType, level }) => [addonType, level])),
    basedOn: quoteId,
    formerDiscount: discount,
  };
}
