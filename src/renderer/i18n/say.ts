import { isToReader, type Message } from '../../shared/domain/messages/message.ts';
import type {
  FormListPath,
  FormName,
  FormPath,
} from '../../shared/domain/quote-fields/form-fields.ts';
import {
  type ItemPlace,
  itemPlace,
  withoutPositions,
} from '../../shared/domain/quote-fields/item-path.ts';
import type { InputError } from '../../shared/result/result.ts';
import type { Remark, Warning } from '../../shared/schemas/common/remark.ts';
import { bookWordsIn } from '../../shared/words/book-words.ts';
import { bookWords } from './book-words.ts';
import { sayShared, translate, words } from './i18n.ts';

/** The English text of a key, where there is one. */
function textOf(namespace: 'messages' | 'newQuote', key: string): string | undefined {
  const found: unknown = words.getResource('en', namespace, key);
  return typeof found === 'string' ? found : undefined;
}

function isField(path: string): path is FormName {
  return textOf('newQuote', `field.${path}`) !== undefined;
}

/** Inputs with a name on the screens that are no fields of the form. */
const INPUTS = {
  inception: 'price:start',
  dateOfBirth: 'price:birth',
  excess: 'newQuote:panel.excess',
  addOns: 'newQuote:panel.addOns',
  product: 'newQuote:schemes.column.insurer',
  'Policy/Excess': 'newQuote:panel.excess',
  'Policy/AddOns/breakdown': 'book:word.breakdown',
  'Policy/AddOns/legal': 'book:word.legal',
  'Policy/AddOns/windscreen': 'book:word.windscreen',
  'Policy/AddOns/keycare': 'book:word.keycare',
  centralBankNumber: 'settings:firm.centralBankNumber',
} as const;

function isInput(name: string): name is keyof typeof INPUTS {
  return Object.hasOwn(INPUTS, name);
}

/** What a field of the form is called; in an item, without the item. */
export function labelOf(path: FormPath): string {
  const name = withoutPositions(path);
  return isField(name) ? translate(`newQuote:field.${name}`) : path;
}

function isItem(list: string): list is FormListPath {
  return textOf('newQuote', `item.${list}.name`) !== undefined;
}

/** What an item or a field in it is called: `Driver 2`, `Driver 2: Surname`. */
function nameInItem({ list, position, name }: ItemPlace): string | undefined {
  if (!isItem(list)) return undefined;
  const item = translate(`newQuote:item.${list}.name`, { number: position });
  const field = `${list}/${name}`;
  if (!isField(field)) return item;
  return translate('newQuote:inItem', { item, field: translate(`newQuote:field.${field}`) });
}

function knownName(path: string): string | undefined {
  if (isField(path)) return translate(`newQuote:field.${path}`);
  const place = itemPlace(path);
  if (place) return nameInItem(place);
  // What is inside a list goes by the name of the list.
  const [input = ''] = path.split('.');
  return isInput(input) ? translate(INPUTS[input]) : undefined;
}

/** What the screens call the place of an input; a place without a name keeps its path. */
export function nameOf(path: string): string {
  return knownName(path) ?? path;
}

/** The name of a place inside a sentence. */
function quoted(path: string): string {
  const name = knownName(path);
  return name === undefined ? path : `“${name}”`;
}

/** A message in the language of the screens. */
export const { say } = bookWordsIn(sayShared, quoted);

/** An id or the name of a file: it has no other capital at the start of a sentence. */
const NAME = /^\S*[-._\d]\S*$/;

/** A remark that stands alone next to its place, as a sentence. */
export function sayAlone(message: Message): string {
  const text = say(message);
  const beginsWithName = Object.values(message.values ?? {}).some(
    (value) => NAME.test(String(value)) && text.startsWith(String(value)),
  );
  return beginsWithName ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a place in front of the text about it. */
export function about(field: string, message: Message): string {
  const isToYou = isToReader(textOf('messages', message.code) ?? '');
  return translate(isToYou ? 'common:aboutYou' : 'common:about', { field });
}

/** A remark behind the name of its place, and what was likely meant. */
export function sayRemark({ path, message, suggestion }: Remark): string {
  if (path === '') return sayAlone(message);
  const text = `${about(quoted(path), message)} ${say(message)}`;
  return suggestion === undefined ? text : translate('common:meant', { text, suggestion });
}

/** What is wrong with an input: in a rate book behind its table and row, else behind its path. */
export function sayError({ table, row, ...remark }: InputError): string {
  if (!table) return sayRemark(remark);
  const title = bookWords(table.title);
  const place =
    row === undefined ? title : translate('common:ofRow', { table: title, row: bookWords(row) });
  return `${place}: ${sayAlone(remark.message)}`;
}

/** A warning in words. */
export function sayWarning(warning: Warning): string {
  return 'path' in warning ? sayRemark(warning) : say(warning);
}
