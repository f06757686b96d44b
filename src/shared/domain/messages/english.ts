import { ENGLISH } from './catalogue.ts';
import { isToReader, type Message, type MessageValue, type RatedText } from './message.ts';

/** Whether a remark speaks to the reader: then a colon stands between it and its place. */
export const speaksToReader = ({ code }: Message): boolean => isToReader(ENGLISH[code]);

const SLOT = /{{(\w+)}}/g;

/** How the API writes a value that is more than its text, by name. */
const WRITTEN: Readonly<Record<string, (value: string | number) => string>> = {
  asked: (title) => String(title).toLowerCase(),
  exactly: (amount) => (typeof amount === 'number' ? `${amount.toFixed(2)} euro` : amount),
  shareOf: (percent) => (typeof percent === 'number' ? `${percent} %` : percent),
};

function written(name: string, value: MessageValue = ''): string {
  if (typeof value !== 'object') return WRITTEN[name]?.(value) ?? String(value);
  return 'code' in value ? english(value) : value.map(inEnglish).join(', ');
}

/** A message as the API says it. */
export function english({ code, values = {} }: Message): string {
  return ENGLISH[code].replace(SLOT, (_, name: string) => written(name, values[name]));
}

/** What rating says, as the API says it. */
export const inEnglish = (text: RatedText): string =>
  typeof text === 'string' ? text : english(text);
