import {
  CHOICES,
  type ChoiceName,
  type ChoiceWord,
} from '../../shared/domain/quote-fields/choices.ts';
import { translate } from './i18n.ts';

/** The words of all choices, by where their translations are. */
type ChoiceKey = { [Name in ChoiceName]: `${Name}.${ChoiceWord<Name>}` }[ChoiceName];

function isChoiceKey(key: string): key is ChoiceKey {
  const [name = '', word = ''] = key.split('.');
  return Object.entries(CHOICES).some(
    ([each, words]) => each === name && Object.hasOwn(words, word),
  );
}

/** What a word of a choice is called in the language of the screens. */
export function choiceWord(name: ChoiceName, word: string): string {
  const key = `${name}.${word}`;
  return isChoiceKey(key) ? translate(`choices:${key}`) : word;
}
