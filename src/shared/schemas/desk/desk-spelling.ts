import { type Static, Type } from 'typebox';
import type { SpellingLanguage } from '../../domain/spelling-language.ts';

/** What the page may ask of the desktop host about spelling. */
export const SpellingRequest = Type.Union([
  Type.Object({ kind: Type.Literal('state') }),
  // Of the words of a text, those that no dictionary has.
  Type.Object({
    kind: Type.Literal('misspelt'),
    words: Type.Array(Type.String({ maxLength: 20_000 }), { maxItems: 20_000 }),
  }),
]);
export type SpellingRequest = Static<typeof SpellingRequest>;

/** By what the desk checks spelling. */
export type DeskSpelling =
  /** The system's own checker, with the languages that are set there. */
  | { readonly by: 'system' }
  | {
      readonly by: 'dictionaries';
      readonly languages: readonly SpellingLanguage[];
      /** Where anyone who uses this desk can put dictionaries of Hunspell. */
      readonly folder: string;
    };
