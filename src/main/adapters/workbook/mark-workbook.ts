import type { Message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { RowMark, SheetMarks } from '../../core/rate-books/workbook/marks.ts';
import { columnLetters } from '../../core/rate-books/workbook/sheet.ts';
import { attribute, child, childrenOf, type Element, escapeXml } from './element.ts';

import { openWorkbook, type XmlPart } from './package.ts';
import { cellsOf, rowsOf } from './read-workbook.ts';
import { escapeText } from './workbook-text.ts';
import { zip } from './zip.ts';

/** A part of a text to replace; where both offsets are the same, to insert. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A text with edits, which do not overlap; several at one place stay in their order. */
function splice(text: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((a, b) => a.from - b.from);
  let out = '';
  let after = 0;
  for (const edit of sorted) {
    out += text.slice(after, edit.from) + edit.text;
    after = edit.to;
  }
  return out + text.slice(after);
}

type Severity = NonNullable<SheetMarks['severity']>;

/** The colours of faults and warnings: of the tab, and lighter of the cell. ARGB. */
const COLOURS = {
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
interface MarkStyles {
  readonly text: string;
  /** The number of the style of a cell. */
  readonly of: Readonly<Record<Severity, number>>;
}

/** Adds the styles of marks: a fill, at the top of the cell, with lines that wrap. */
function addMarkStyles(styles: XmlPart): MarkStyles | undefined {
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
function isMarkColour(tab: Element): boolean {
  const colour = attribute(tab, 'rgb')?.toUpperCase();
  return SEVERITIES.some((one) => COLOURS[one].tab === colour);
}

/** Characters. */
const WIDTH = 70;

const insert = (at: number, text: string): Edit => ({ from: at, to: at, text });
const replace = ({ at, end }: Element, text: string): Edit => ({ from: at, to: end, text });

type Styles = MarkStyles['of'] | undefined;

function cellText(p: string, column: number, { row, text, severity }: RowMark, styles: Styles) {
  const style = severity && styles ? ` s="${styles[severity]}"` : '';
  const written = escapeXml(escapeText(text));
  return `<${p}c r="${columnLetters(column)}${row}"${style} t="inlineStr"><${p}is><${p}t xml:space="preserve">${written}</${p}t></${p}is></${p}c>`;
}

/** Puts a mark into a row that is there, in place of what stands in its column. */
function markRow(row: Element, column: number, cell: string, text: string): Edit[] {
  const cells = cellsOf(row);
  const old = cells.find((one) => one.column === column)?.element;
  if (old) return [replace(old, cell)];
  if (cell === '') return [];
  const [from, to] = row.inner;
  // Excel takes the columns that a row spans as given.
  const tag = `<${row.prefix}row${row.attributes.replace(/\sspans\s*=\s*("[^"]*"|'[^']*')/, '')}>`;
  const next = cells.find((one) => one.column > column)?.element.at ?? to;
  const content = `${text.slice(from, next)}${cell}${text.slice(next, to)}`;
  return [replace(row, `${tag}${content}</${row.prefix}row>`)];
}

function markRows({ text, root }: XmlPart, { column, rows }: SheetMarks, styles: Styles): Edit[] {
  const data = child(root, 'sheetData');
  if (!data) return [];
  const p = root.prefix;
  const known = rowsOf(root);
  const marks = new Map(rows.map((mark) => [mark.row, cellText(p, column, mark, styles)]));
  const edits = known.flatMap(({ element, row }) =>
    markRow(element, column, marks.get(row) ?? '', text),
  );
  const there = new Set(known.map(({ row }) => row));
  const added = rows.filter(({ row }) => !there.has(row));
  const rowText = (row: number) => `<${p}row r="${row}">${marks.get(row)}</${p}row>`;
  if (data.inner[0] === data.end) {
    const content = added.map(({ row }) => rowText(row)).join('');
    return [replace(data, `<${p}sheetData>${content}</${p}sheetData>`)];
  }
  const before = (row: number) => known.find((one) => one.row > row)?.element.at ?? data.inner[1];
  return [...edits, ...added.map(({ row }) => insert(before(row), rowText(row)))];
}

/** Gives the tab its colour, or takes away that of an earlier check. */
function colourTab({ root, text }: XmlPart, severity: SheetMarks['severity']): Edit[] {
  const p = root.prefix;
  const colour = severity ? `<${p}tabColor rgb="${COLOURS[severity].tab}"/>` : '';
  const properties = child(root, 'sheetPr');
  const tab = properties && child(properties, 'tabColor');
  if (tab) return severity || isMarkColour(tab) ? [replace(tab, colour)] : [];
  if (!severity) return [];
  if (!properties) return [insert(root.inner[0], `<${p}sheetPr>${colour}</${p}sheetPr>`)];
  const rest = text.slice(...properties.inner);
  const tag = `<${p}sheetPr${properties.attributes}>`;
  return [replace(properties, `${tag}${colour}${rest}</${p}sheetPr>`)];
}

/** Columns that have one width: the number of the first, and of the last. */
function range(columns: Element): [first: number, last: number] {
  return [Number(attribute(columns, 'min')), Number(attribute(columns, 'max'))];
}

/** The same columns, but others of them. */
function columnsFrom({ prefix, attributes }: Element, first: number, last: number): string {
  if (first > last) return '';
  const others = attributes.replaceAll(/\s(?:min|max)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  return `<${prefix}col min="${first}" max="${last}"${others}/>`;
}

/** Makes the column wide, unless somebody gave it a width of its own. */
function widen({ root }: XmlPart, { column, rows }: SheetMarks): Edit[] {
  const data = child(root, 'sheetData');
  if (rows.length === 0 || !data) return [];
  const p = root.prefix;
  const width = `<${p}col min="${column}" max="${column}" width="${WIDTH}" customWidth="1"/>`;
  const columns = child(root, 'cols');
  if (!columns) return [insert(data.at, `<${p}cols>${width}</${p}cols>`)];
  const known = childrenOf(columns, 'col');
  const own = known.find((one) => range(one)[0] <= column && column <= range(one)[1]);
  if (!own) {
    const next = known.find((one) => range(one)[0] > column);
    return [insert(next?.at ?? columns.inner[1], width)];
  }
  const [first, last] = range(own);
  if (first === last) return [];
  const [before, after] = [columnsFrom(own, first, column - 1), columnsFrom(own, column + 1, last)];
  return [replace(own, `${before}${width}${after}`)];
}

/** The text of a sheet with its marks; everything else stays as it is. */
function markSheet(part: XmlPart, marks: SheetMarks, styles: Styles): string {
  return splice(part.text, [
    ...colourTab(part, marks.severity),
    ...widen(part, marks),
    ...markRows(part, marks, styles),
  ]);
}

/** A marked workbook, or why the file is none that we take. */
type MarkedWorkbook = { readonly file: Uint8Array } | { readonly problem: Message };

/**
 * Writes marks into a workbook. Only the column of the marks and the colours of tabs change: formulas,
 * formats, charts and what else somebody put there stay.
 */
export function markWorkbook(file: Uint8Array, marks: readonly SheetMarks[]): MarkedWorkbook {
  try {
    const { parts, read, sheets, styles } = openWorkbook(file);
    const marked = new Map(parts);
    const added = styles && addMarkStyles(styles);
    if (styles && added) marked.set(styles.path, Buffer.from(added.text));
    for (const { name, path } of sheets) {
      const own = marks.find(({ sheet }) => sheet === name);
      if (own) marked.set(path, Buffer.from(markSheet(read(path), own, added?.of)));
    }
    return { file: zip(marked) };
  } catch (error) {
    if (error instanceof FaultError) return { problem: error.fault.message };
    throw error;
  }
}
