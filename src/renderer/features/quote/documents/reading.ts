import type { PdfPage } from './pdf.ts';

type Tree = NonNullable<Awaited<ReturnType<PdfPage['getStructTree']>>>;
type Content = Awaited<ReturnType<PdfPage['getTextContent']>>['items'];

/** A part of a page as it reads: what it is by its tag, its own text, and its parts. */
export interface Reading {
  /** A structure type of tagged PDF, as `H1` or `TD`. ISO 32000-1, 14.8.4. */
  readonly role: string;
  readonly text: string;
  readonly parts: readonly Reading[];
}

/** The text of each piece of marked content, by its id. */
function marked(items: Content): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((each) => each !== undefined);
      if (id === undefined) continue;
      texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push('id' in item && typeof item.id === 'string' ? item.id : undefined);
  }
  return texts;
}

function readNode(node: Tree['children'][number], texts: ReadonlyMap<string, string>): Reading {
  if (!('role' in node)) {
    const text = 'id' in node ? (texts.get(String(node.id)) ?? '') : '';
    return { role: '', text: text.trim(), parts: [] };
  }
  const parts = node.children
    .map((child) => readNode(child, texts))
    .filter((part) => part.text !== '' || part.parts.length > 0);
  const words = parts.every((part) => part.role === '');
  const alt = 'alt' in node && typeof node.alt === 'string' ? node.alt : '';
  return words
    ? { role: node.role, text: alt || parts.map((part) => part.text).join(' '), parts: [] }
    : { role: node.role, text: alt, parts };
}

/**
 * A page as it reads by its tags: headings, paragraphs and tables, in their order. What a page has
 * without tags is one paragraph.
 */
export async function readPage(page: PdfPage): Promise<Reading> {
  const [tree, { items }] = await Promise.all([
    page.getStructTree(),
    page.getTextContent({ includeMarkedContent: true }),
  ]);
  if (tree) return readNode(tree, marked(items));
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return { role: 'P', text, parts: [] };
}
