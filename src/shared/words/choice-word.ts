import { CHOICES, type ChoiceName, type ChoiceWord } from '../domain/quote-fields/choices.ts';
import type { Say } from './say.ts';

/** The words of all choices, by where their translations are. */
type ChoiceKey = { [Name in ChoiceName]: `${Name}.${ChoiceWord<Name>}` }[ChoiceName];

function isChoiceKey(key: string): key is ChoiceKey {
  const [name = '', word = ''] = key.split('.');
  return Object.entries(CHOICES).some(
    ([each, words]) => each === name && Object.hasOwn(words, word),
  );
}

/** Says what a word of a choice is called in the language of `say`. */
export function choiceWordIn(say: Say): (name: ChoiceName, word: string) => string {
  return (name, word) => {
    const key = `${name}.${word}`;
    return isChoiceKey(key) ? say(`choices:${key}`) : word;
  };
}
