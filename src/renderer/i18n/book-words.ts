import { bookWordsIn } from '../../shared/words/book-words.ts';
import { sayShared } from './i18n.ts';

/** A text of a rate book or of rating in the language of the screens, its numbers grouped. */
export const bookWords = bookWordsIn(sayShared);
