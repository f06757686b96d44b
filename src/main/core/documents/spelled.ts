import { spellOut } from '../quotes/document/spell-out.ts';
import type { DocumentLayout, Letterhead } from './layout.ts';

/** A layout whose texts have only what the typeface prints. */
export function spelled(layout: DocumentLayout): DocumentLayout {
  return JSON.parse(JSON.stringify(layout), (_, value: unknown) =>
    typeof value === 'string' ? spellOut(value) : value,
  );
}

/** The head of the firm, as the typeface prints it. */
export function spelledHead({ logo, ...words }: Letterhead): Letterhead {
  const texts = {
    name: spellOut(words.name),
    address: spellOut(words.address),
    telephone: spellOut(words.telephone),
    registration: spellOut(words.registration),
    regulatoryStatement: spellOut(words.regulatoryStatement),
  };
  return logo ? { ...texts, logo } : texts;
}
