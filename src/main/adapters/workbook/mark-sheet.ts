import type { RowMark, SheetMarks } from '../../core/rate-books/workbook/marks.ts';
import { columnLetters } from '../../core/rate-books/workbook/sheet.ts';
import { attribute, child, childrenOf, type Element, escapeXml } from './element.ts';
import { COLOURS, isMarkColour, type MarkStyles } from './mark-styles.ts';
import type { XmlPart } from './package.ts';
import { cellsOf, rowsOf } from './read-sheet.ts';
import { type Edit, splice } from './splice.ts';
import { escapeText } from './workbook-text.ts';

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
export function markSheet(part: XmlPart, marks: SheetMarks, styles: Styles): string {
  return splice(part.text, [
    ...colourTab(part, marks.severity),
    ...widen(part, marks),
    ...markRows(part, marks, styles),
  ]);
}
