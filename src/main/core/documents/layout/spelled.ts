import { spellOut } from '../../quotes/document/spell-out.ts';
import { ENGLISH_WORDS, type Words } from '../words/words.ts';
import type { DocumentLayout, Letterhead } from './layout.ts';

/** A layout whose texts have only what the typeface prints. */
export function spelled(layout: DocumentLayout): DocumentLayout {
  return JSON.parse(JSON.stringify(layout), (_, value: unknown) =>
    typeof value === 'string' ? spellOut(value) : value,
  );
}

/** The head of the firm in the language of a document, as the typeface prints it. */
export function spelledHead(
  { regulated }: Pick<Words, 'regulated'>,
  { logo, ...words }: Letterhead,
): Letterhead {
  // In place of a statement that no one typed.
  const statement = words.regulatoryStatement.replace(ENGLISH_WORDS.regulated, regulated);
  const texts = {
    name: spellOut(words.name),
    address: spellOut(words.address),
    telephone: spellOut(words.telephone),
    registration: spellOut(words.registration),
    regulatoryStatement: spellOut(statement),
  };
  return logo ? { ...texts, logo } : texts;
}
