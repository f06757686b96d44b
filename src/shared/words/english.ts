import { CHOICES as choices } from '../domain/quote-fields/choices.ts';
import { coverTitle } from '../domain/quotes/cover.ts';
import words from './en/book.json' with { type: 'json' };
import history from './en/history.json' with { type: 'json' };

/** The English that screens and documents share, by the namespaces of the screens. */
export const english = {
  book: { ...words, cover: coverTitle },
  choices,
  history,
};
