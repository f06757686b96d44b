import { isJsonObject } from '../../../../shared/data/json-object.ts';
import { put, take } from '../../../../shared/data/nested-value.ts';
import { itemPlace } from '../../../../shared/domain/quote-fields/item-path.ts';
import { isFieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import {
  type QuoteDocument,
  writeDocument,
} from '../../../../shared/domain/quote-fields/write-document.ts';
import { done, type Result } from '../../../../shared/result/result.ts';
import type { Choices } from '../../../../shared/schemas/quotes/choices.ts';
import type { FiledQuote, QuoteFile } from '../../../../shared/schemas/quotes/draft.ts';
import type { QuoteSubmission } from '../../../../shared/schemas/quotes/quote.ts';
import { readPart } from '../document/read-document.ts';

export interface DraftFileParts {
  readonly fromBase64: (text: string) => Uint8Array;
  /** Fails where the bytes are no XML quote document. */
  readonly readXml: (body: Uint8Array) => Result<QuoteSubmission>;
}

/** The items of a list, of which one alone stands there without a list around it. */
function itemsAt(document: unknown, list: string): readonly unknown[] {
  const found = take(document, list.split('/'));
  return Array.isArray(found) ? found : [found];
}

/** Where the element of a path stands in a document; undefined where it is no field of one. */
function placeIn(document: unknown, path: string) {
  if (isFieldPath(path)) return { parent: document, names: path.split('/') };
  const { list, position, name } = itemPlace(path) ?? {};
  if (list === undefined || position === undefined || name === undefined) return undefined;
  return { parent: itemsAt(document, list)[position - 1], names: [name] };
}

/** Puts a field that could not be read where it stood: no one has to look it up in the file. */
function putAsWritten(path: string, { from, to }: { from: unknown; to: QuoteDocument }): void {
  const source = placeIn(from, path);
  const target = placeIn(to, path);
  const text = source && take(source.parent, source.names);
  if (typeof text !== 'string' || text === '') return;
  if (target && isJsonObject(target.parent)) put(target.parent, target.names, text);
}

/** Without an add-on that there is none of: no form has a place for it. */
function known({ addOns, ...choices }: Choices): Choices {
  const there = addOns?.filter(({ addonType }) => addonType !== undefined) ?? [];
  return there.length === 0 ? choices : { ...choices, addOns: there };
}

/**
 * Reads the XML document of a file as a form begins with it. What is missing or wrong in a field is
 * no fault here: the form shows it in its place. What is no quote document fails, with its line.
 */
export function draftFromFile({ fromBase64, readXml }: DraftFileParts) {
  return async ({ contentBase64 }: QuoteFile): Promise<Result<FiledQuote>> => {
    const read = readXml(fromBase64(contentBase64));
    if (!read.ok) return read;
    const { sections, choices, errors } = readPart(read.value);
    const document = writeDocument(sections);
    for (const { path = '' } of errors) {
      putAsWritten(path, { from: read.value.document, to: document });
    }
    return done({ document, ...known(choices) });
  };
}
