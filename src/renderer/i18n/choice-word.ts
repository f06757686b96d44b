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

/** What a word is called where every choice that has it calls it the same; undefined otherwise. */
export function plainChoiceWord(word: string): string | undefined {
  const names = (Object.keys(CHOICES) as ChoiceName[]).filter((name) =>
    Object.hasOwn(CHOICES[name], word),
  );
  const [said, other] = new Set(names.map((name) => choiceWord(name, word)));
  return other === undefined ? said : undefined;
}
