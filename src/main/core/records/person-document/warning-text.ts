import { english, type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { Warning } from '../../../../shared/schemas/quotes/remark.ts';
import { questionOf } from './question-of.ts';

/** An element without those around it and its line, which say nothing to whoever asked for a quote. */
const elementOf = (name: unknown): string => String(name).split('/').at(-1) ?? '';

/** A message that names its places as the person knows them. */
function named({ code, values = {} }: Message): Message {
  const { field, name } = values;
  if (code === 'notUsed' || code === 'notUsedAtLine') {
    return message('notUsed', { name: `“${elementOf(name)}”` });
  }
  if (typeof field !== 'string') return { code, values };
  return { code, values: { ...values, field: `“${questionOf(field)}”` } };
}

/** A warning as a sentence, with the question that it is about. */
export function warningText(warning: Warning): string {
  if (!('path' in warning)) return english(named(warning));
  const { path, message: remark, suggestion } = warning;
  const said = english(named(remark));
  const offer = suggestion === undefined ? '' : ` (did you mean ${suggestion}?)`;
  return path === '' ? `${said}${offer}` : `“${questionOf(path)}” ${said}${offer}`;
}
