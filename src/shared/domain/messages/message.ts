import type { ENGLISH, MessageCode } from './catalogue.ts';

/** The names of the values that a text takes. */
type Slot<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Slot<Rest>
  : never;

/** What a text takes: a number, words, or what is said inside it; several of these as a list. */
export type MessageValue = string | number | Message | readonly Message[];

type Values<C extends MessageCode> = Readonly<Record<Slot<(typeof ENGLISH)[C]>, MessageValue>>;

/**
 * Something to say, as data: the API says it in English, the screens in their own language. Make it
 * with {@link message}, which knows the values of each code.
 */
export interface Message {
  readonly code: MessageCode;
  /** By name. `field` is the path of another input, to be shown by its name. */
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** What rating says: words that a rate book itself has, or a note of rating. */
export type RatedText = string | Message;

/** A message with the values that its text takes. */
export function message<C extends MessageCode>(
  code: C,
  ...[values]: Slot<(typeof ENGLISH)[C]> extends never ? [] : [values: Values<C>]
): Message {
  return values === undefined ? { code } : { code, values };
}

/** Whether the English text of a remark speaks to the reader. */
export const isToReader = (text: string): boolean => text.startsWith('you ');
