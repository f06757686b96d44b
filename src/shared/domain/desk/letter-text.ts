import { type Message, message } from '../messages/message.ts';

/** The e-mails to a customer that a firm may word itself. */
export const LETTERS = ['quote', 'policy', 'refusal'] as const;
export type LetterKind = (typeof LETTERS)[number];

/** What a text may leave to be filled in, as `{{name}}`. */
export const SLOTS = [
  'name',
  'vehicle',
  'cover',
  'start',
  'premium',
  'period',
  'until',
  'number',
  'insurer',
  'documents',
  'signature',
] as const;
export type Slot = (typeof SLOTS)[number];

/** What stands in each slot; an empty text where a quote has none of it. */
export type SlotWords = Readonly<Record<Slot, string>>;

const SLOT = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** How a slot is written in a text. */
export const slotOf = (slot: Slot): string => `{{${slot}}}`;

const isSlot = (name: string): name is Slot => SLOTS.some((slot) => slot === name);

/** What is wrong with the slots of a text: the first that does not exist. */
export function slotFault(text: string): Message | undefined {
  const unknown = [...text.matchAll(SLOT)].map(([, name = '']) => name).find((it) => !isSlot(it));
  if (unknown === undefined) return undefined;
  return message('unknownSlot', {
    slot: `{{${unknown}}}`,
    slots: SLOTS.map(slotOf).join(', '),
  });
}

/** Fills a text. A paragraph with a slot for which there is nothing is left out. */
export function fillText(text: string, words: SlotWords): string {
  const wordOf = (name: string) => (isSlot(name) ? words[name] : `{{${name}}}`);
  return text
    .split(/\n{2,}/)
    .filter((part) => [...part.matchAll(SLOT)].every(([, name = '']) => wordOf(name) !== ''))
    .map((part) => part.replace(SLOT, (_, name: string) => wordOf(name)))
    .join('\n\n');
}
