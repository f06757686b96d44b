import { historyWordsIn } from '../../shared/words/history-words.ts';
import { bookWords } from './book-words.ts';
import { moment, writtenDay } from './day.ts';
import { sayShared } from './i18n.ts';
import { nameOf } from './say.ts';

/** Entries of a quote's history in the language of the screens, the oldest first. */
export const historyWords = historyWordsIn(sayShared, {
  place: nameOf,
  moment,
  day: writtenDay,
  bookWords,
});
