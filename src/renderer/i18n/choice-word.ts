import { choiceWordIn } from '../../shared/words/choice-word.ts';
import { sayShared } from './i18n.ts';

/** What a word of a choice is called in the language of the screens. */
export const choiceWord = choiceWordIn(sayShared);
