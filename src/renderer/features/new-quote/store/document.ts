import type { InputOf } from '../../../../shared/contract/contract.ts';
import { put } from '../../../../shared/data/nested-value.ts';
import { irishDayEnd } from '../../../../shared/domain/date.ts';
import { readMoment } from '../../../../shared/domain/moment.ts';
import {
  FORM_LISTS,
  type FormPath,
  fieldsInItem,
  formPaths,
} from '../../../../shared/domain/quote-fields/form-fields.ts';
import { isFieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import { ADD_ONS } from '../../../../shared/domain/quotes/add-on.ts';
import type { Choices } from '../../../../shared/schemas/quotes/choices.ts';
import { typedAs } from '../../../data/form-fields.ts';
import { type DateReading, readDate } from '../../../i18n/read-date.ts';
import type { QuoteContent, Texts } from './content.ts';
import { openMarks } from './texts.ts';

/** A quote document by the element names of `IrishMotorQuote`, without the root. */
export type QuoteDocument = Record<string, unknown>;

/** A date field as it reads; undefined where the field holds none. */
export function dateReading(path: FormPath, texts: Texts, today: string): DateReading | undefined {
  const as = typedAs(path);
  return as === 'text' || as === 'number' ? undefined : readDate(texts[path] ?? '', as, today);
}

/** A number without what people write around it; a comma that parts no thousands stays. */
function plainNumber(text: string): string {
  return text.replace(/^€|\s|€$|(km|cc|l)$/gi, '').replace(/,(?=\d{3}(\D|$))/g, '');
}

/** An element's text, or nothing while a date does not read. */
function written(path: FormPath, texts: Texts, today: string): string {
  const text = (texts[path] ?? '').trim();
  const as = typedAs(path);
  if (as === 'text') return text;
  if (as === 'number') return plainNumber(text);
  const date = readDate(text, as, today);
  if (date.kind !== 'day') return '';
  // Cover begins and ends with Irish days; an offset saves the remark that there was none.
  if (as === 'cover') return readMoment(`${date.day}T00:00:00`)?.text ?? '';
  return as === 'coverEnd' ? irishDayEnd(date.day) : date.day;
}

/**
 * The document as far as it is filled in.
 * @param today the Irish day, `YYYY-MM-DD`
 */
export function documentOf({ texts, items }: QuoteContent, today: string): QuoteDocument {
  const document: QuoteDocument = {};
  for (const path of formPaths({})) {
    const text = written(path, texts, today);
    if (text !== '') put(document, path.split('/'), text);
  }
  for (const list of FORM_LISTS) {
    const count = items[list.path] ?? 0;
    const all = Array.from({ length: count }, (_, at): QuoteDocument => {
      const values = fieldsInItem(list, at + 1).map(({ path }) => [
        path.slice(path.lastIndexOf('/') + 1),
        written(path, texts, today),
      ]);
      return Object.fromEntries(values.filter(([, text]) => text !== ''));
    });
    if (count > 0) put(document, list.path.split('/'), all);
  }
  return document;
}

function termsOf({ excess, addOns }: Pick<QuoteContent, 'excess' | 'addOns'>): Choices {
  const chosen = ADD_ONS.flatMap((addonType) => {
    const level = addOns[addonType];
    return level === undefined ? [] : [{ addonType, level }];
  });
  return {
    ...(excess === undefined ? {} : { excess }),
    ...(chosen.length === 0 ? {} : { addOns: chosen }),
  };
}

function choicesOf(content: QuoteContent): Choices {
  const { product } = content;
  return { ...(product === undefined ? {} : { product }), ...termsOf(content) };
}

/** Document and choices together, as an operation takes them. */
export function requestOf(
  content: QuoteContent,
  today: string,
): Pick<InputOf<'submitDraft'>, 'document' | 'product' | 'excess' | 'addOns' | 'toConfirm'> {
  const toConfirm = openMarks(content)
    .map((path): string => path)
    .filter(isFieldPath);
  return {
    document: documentOf(content, today),
    ...choicesOf(content),
    ...(toConfirm.length === 0 ? {} : { toConfirm }),
  };
}

/** The same as a preview takes it: schemes are compared with what was wanted, not with what the chosen one sells. */
export function previewOf(content: QuoteContent, today: string): InputOf<'previewQuote'> {
  const { wanted } = content;
  return { ...requestOf(content, today), ...(wanted ? { compared: termsOf(wanted) } : {}) };
}
