const ASCII = /^[\t\n\r\u0020-\u007e]*$/;

/** Joins or varies the letters around it; some scripts and emoji need it, and others never do. */
const JOINING = '\\u200c\\u200d\\p{Variation_Selector}';

const ALPHABETS = ['Latin', 'Greek', 'Cyrillic', 'Inherited'];

/** Letters of the scripts that need joining characters, and emoji. */
const JOINED = `[[[\\p{L}\\p{M}]--[${ALPHABETS.map((name) => `\\p{Script=${name}}`).join('')}]]\\p{Extended_Pictographic}\\p{Emoji_Modifier}]`;

/**
 * What no one sees and no script needs: soft hyphens, byte order marks, spaces without width, fillers,
 * tags, anchors of annotations.
 */
const INVISIBLE = new RegExp(
  `[[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]--[${JOINING}]]`,
  'gv',
);
const NEEDLESS = new RegExp(`(?<!${JOINED}[${JOINING}]*)[${JOINING}]`, 'gv');

/**
 * A text as it is kept, compared and printed: in NFC, without characters that no one sees. To tidy
 * what is tidy changes nothing. Source: Unicode Standard Annexes 15 and 44.
 */
export function tidy(text: string): string {
  // Most texts have nothing to change, and every quote has many.
  if (ASCII.test(text)) return text;
  let tidied = text.replace(INVISIBLE, '').normalize('NFC');
  for (;;) {
    // A letter and a mark may have met, or marks have another order.
    const next = tidied.replace(NEEDLESS, '').normalize('NFC');
    if (next === tidied) return tidied;
    tidied = next;
  }
}

/** The characters of a text that {@link tidy} leaves out, in no order. */
export function hiddenIn(text: string): string[] {
  return [...(text.match(INVISIBLE) ?? []), ...(text.match(NEEDLESS) ?? [])];
}

const SPACES = /\s+/gu;

/** A tidy text of one line: its words have single spaces between them. */
export function tidyLine(text: string): string {
  return tidy(text).replace(SPACES, ' ').trim();
}
