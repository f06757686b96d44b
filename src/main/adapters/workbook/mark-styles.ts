import type { SheetMarks } from '../../core/rate-books/workbook/marks.ts';
import { attribute, child, childrenOf, type Element } from './element.ts';
import type { XmlPart } from './package.ts';
import { type Edit, splice } from './splice.ts';

type Severity = NonNullable<SheetMarks['severity']>;

/** The colours of faults and warnings: of the tab, and lighter of the cell. ARGB. */
export const COLOURS = {
  fault: { tab: 'FFC92A2A', cell: 'FFFFC9C9' },
  warning: { tab: 'FFE8A100', cell: 'FFFFEC99' },
} as const satisfies Record<Severity, { tab: string; cell: string }>;

const SEVERITIES = ['fault', 'warning'] as const satisfies readonly Severity[];

/** Adds elements at the end of a list, and counts them. */
function append(part: XmlPart, list: Element, added: string): Edit[] {
  const before = list.children.length;
  const [from, to] = list.inner;
  const counted = list.attributes.replace(
    /count\s*=\s*["']\d*["']/,
    `count="${before + SEVERITIES.length}"`,
  );
  const tag = `<${list.prefix}${list.name}${counted}>`;
  const content = part.text.slice(from, to) + added;
  return [{ from: list.at, to: list.end, text: `${tag}${content}</${list.prefix}${list.name}>` }];
}

/** The styles of a workbook with one more for each severity. */
export interface MarkStyles {
  readonly text: string;
  /** The number of the style of a cell. */
  readonly of: Readonly<Record<Severity, number>>;
}

/** Adds the styles of marks: a fill, at the top of the cell, with lines that wrap. */
export function addMarkStyles(styles: XmlPart): MarkStyles | undefined {
  const fills = child(styles.root, 'fills');
  const formats = child(styles.root, 'cellXfs');
  if (!fills || !formats) return undefined;
  const p = styles.root.prefix;
  const fill = SEVERITIES.map(
    (one) =>
      `<${p}fill><${p}patternFill patternType="solid"><${p}fgColor rgb="${COLOURS[one].cell}"/></${p}patternFill></${p}fill>`,
  );
  const format = SEVERITIES.map(
    (_, i) =>
      `<${p}xf numFmtId="49" fontId="0" fillId="${fills.children.length + i}" borderId="0" applyNumberFormat="1" applyFill="1" applyAlignment="1"><${p}alignment vertical="top" wrapText="1"/></${p}xf>`,
  );
  const first = childrenOf(formats, 'xf').length;
  const edits = [
    ...append(styles, fills, fill.join('')),
    ...append(styles, formats, format.join('')),
  ];
  return { text: splice(styles.text, edits), of: { fault: first, warning: first + 1 } };
}

/** Whether an element is a tab colour that a check gave. */
export function isMarkColour(tab: Element): boolean {
  const colour = attribute(tab, 'rgb')?.toUpperCase();
  return SEVERITIES.some((one) => COLOURS[one].tab === colour);
}
