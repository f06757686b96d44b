import type { InputOf } from '../../../../shared/contract/contract.ts';
import { readMoment } from '../../../../shared/domain/date.ts';
import { ADD_ONS } from '../../../../shared/schemas/add-on.ts';
import type { Choices } from '../../../../shared/schemas/choices.ts';
import { DATES, FIELD_PATHS, type FieldPath, NUMBERS } from '../../../data/form-fields.ts';
import { type DateReading, readDate } from '../../../i18n/read-date.ts';
import type { QuoteContent, Texts } from './content.ts';

/** A quote document by the element names of `IrishMotorQuote`, without the root. */
export interface QuoteDocument {
  [name: string]: string | QuoteDocument;
}

/** A date field as it reads; undefined where the field holds none. */
export function dateReading(path: FieldPath, texts: Texts, today: string): DateReading | undefined {
  const sense = DATES[path];
  return sense && readDate(texts[path] ?? '', sense, today);
}

/** A number without what people write around it; a comma that parts no thousands stays. */
function plainNumber(text: string): string {
  return text.replace(/^€|\s|€$|(km|cc|l)$/gi, '').replace(/,(?=\d{3}(\D|$))/g, '');
}

/** An element's text, or nothing while a date does not read. */
function written(path: FieldPath, texts: Texts, today: string): string {
  const text = (texts[path] ?? '').trim();
  const date = dateReading(path, texts, today);
  if (!date) return NUMBERS.has(path) ? plainNumber(text) : text;
  if (date.kind !== 'day') return '';
  // Cover begins with the Irish day; an offset saves the remark that there was none.
  return DATES[path] === 'cover' ? (readMoment(`${date.day}T00:00:00`)?.text ?? '') : date.day;
}

function place(document: QuoteDocument, path: readonly string[], text: string): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    document[name] = text;
    return;
  }
  const below = document[name];
  const next = typeof below === 'object' ? below : {};
  document[name] = next;
  place(next, rest, text);
}

/**
 * The document as far as it is filled in.
 * @param today the Irish day, `YYYY-MM-DD`
 */
export function documentOf({ texts }: QuoteContent, today: string): QuoteDocument {
  const document: QuoteDocument = {};
  for (const path of FIELD_PATHS) {
    const text = written(path, texts, today);
    if (text !== '') place(document, path.split('/'), text);
  }
  return document;
}

function choicesOf({ excess, addOns }: QuoteContent): Choices {
  const chosen = ADD_ONS.flatMap((addonType) => {
    const level = addOns[addonType];
    return level === undefined ? [] : [{ addonType, level }];
  });
  return {
    ...(excess === undefined ? {} : { excess }),
    ...(chosen.length === 0 ? {} : { addOns: chosen }),
  };
}

/** Document and choices together, as an operation takes them. */
export function requestOf(
  content: QuoteContent,
  today: string,
): Pick<InputOf<'submitDraft'>, 'document' | 'excess' | 'addOns'> {
  return { document: documentOf(content, today), ...choicesOf(content) };
}
