import type { JSX } from 'react';
import type { Reading } from './reading.ts';

type Tag = keyof Pick<
  JSX.IntrinsicElements,
  'p' | 'ul' | 'li' | 'table' | 'tr' | 'th' | 'td' | 'h3' | 'h4' | 'div'
>;

/** What a tag of the document is on this page, where the document stands below a heading. */
const TAGS: Readonly<Record<string, Tag>> = {
  ...{ H1: 'h3', H2: 'h4', H3: 'h4', P: 'p', L: 'ul', LI: 'li', Table: 'table' },
  ...{ TR: 'tr', TH: 'th', TD: 'td' },
};

/** What may stand within a tag that takes no other; HTML would change it otherwise. */
const WITHIN: Partial<Record<Tag, readonly string[]>> = {
  ul: ['LI'],
  table: ['TR'],
  tr: ['TH', 'TD'],
};

/** Groups of rows count as the rows within them. */
function rows(parts: readonly Reading[]): readonly Reading[] {
  const groups = ['THead', 'TBody', 'TFoot'];
  return parts.flatMap((part) => (groups.includes(part.role) ? part.parts : [part]));
}

/** The text of a page by its tags, for whoever does not see the drawing. */
export function ReadingText({ reading }: { readonly reading: Reading }) {
  const tag = TAGS[reading.role] ?? 'div';
  const allowed = WITHIN[tag];
  const parts = rows(reading.parts).filter(({ role }) => !allowed || allowed.includes(role));
  const inner = (
    <>
      {!allowed && reading.text}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page never changes its order
        <ReadingText key={index} reading={part} />
      ))}
    </>
  );
  const Element = tag;
  return <Element>{tag === 'table' ? <tbody>{inner}</tbody> : inner}</Element>;
}
