import type { Session } from 'electron';
import type { Spelling } from './spelling.ts';

/** The checker of the system, which marks words and suggests others by itself. */
export function systemSpelling(
  session: Pick<Session, 'addWordToSpellCheckerDictionary'>,
): Spelling {
  return {
    state: () => ({ by: 'system' }),
    misspelt: async () => [],
    suggest: async ({ dictionarySuggestions }) => dictionarySuggestions,
    learn: async (word) => {
      session.addWordToSpellCheckerDictionary(word);
    },
    close: async () => undefined,
  };
}
