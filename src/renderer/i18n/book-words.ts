import { bookWordsIn } from '../../shared/words/book-words.ts';
import { sayShared } from './i18n.ts';

/** What a rate book or rating says in the language of the screens, its numbers grouped. */
export const { bookWords } = bookWordsIn(sayShared);
