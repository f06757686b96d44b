import type { Message } from '../../shared/domain/messages/message.ts';
import type { Remark, Warning } from '../../shared/schemas/remark.ts';
import { english } from './english.ts';
import { translate } from './i18n.ts';

const FIELDS = english.newQuote.field;

function isField(path: string): path is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, path);
}

/** Inputs with a name on the screens that are no elements of the quote document. */
const INPUTS = {
  inception: 'price:start',
  dateOfBirth: 'price:birth',
  excess: 'newQuote:panel.excess',
  addOns: 'newQuote:panel.addOns',
} as const;

function isInput(name: string): name is keyof typeof INPUTS {
  return Object.hasOwn(INPUTS, name);
}

function knownName(path: string): string | undefined {
  if (isField(path)) return translate(`newQuote:field.${path}`);
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
export function say({ code, values = {} }: Message): string {
  const { field } = values;
  const named = field === undefined ? values : { ...values, field: quoted(String(field)) };
  return translate(`messages:${code}`, named);
}

/** A remark that stands alone next to its place, as a sentence. */
export function sayAlone(message: Message): string {
  const said = say(message);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A remark behind the name of its place, and what was likely meant. */
export function sayRemark({ path, message, suggestion }: Remark): string {
  if (path === '') return sayAlone(message);
  const said = `${translate('common:about', { field: quoted(path) })} ${say(message)}`;
  return suggestion === undefined ? said : translate('common:meant', { said, suggestion });
}

/** A warning; what an older quote kept as a sentence is shown as it is. */
export function sayWarning(warning: Warning): string {
  if (typeof warning === 'string') return warning;
  return 'path' in warning ? sayRemark(warning) : say(warning);
}
