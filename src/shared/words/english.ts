import { ENGLISH, type MessageCode } from '../domain/messages/message.ts';
import { CHOICES as choices } from '../domain/quote-fields/choices.ts';
import { coverTitle } from '../domain/quotes/cover.ts';
import words from './en/book.json' with { type: 'json' };
import history from './en/history.json' with { type: 'json' };

/** Every message of the core and the screens, as the API says it, too. */
const messages: Record<MessageCode, string> = ENGLISH;
const plural = { upToDays_one: 'up to {{count}} day', upToDays_other: ENGLISH.upToDays };

/** The English that screens and documents share, by the namespaces of the screens. */
export const english = {
  book: { ...words, cover: coverTitle },
  choices,
  history,
  messages: { ...messages, ...plural },
};
