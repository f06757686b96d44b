import {
  type Cell,
  columnLetters,
  type Row,
  type Sheet,
} from '../../core/rate-books/workbook/sheet.ts';
import { serialOf } from './dates.ts';
import { escapeXml } from './element.ts';
import { WORKBOOK_TYPE } from './package.ts';
import { escapeText } from './workbook-text.ts';
import { zip } from './zip.ts';

/** Characters. */
const WIDTH = { least: 8, most: 60 };

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The formats of cells, in the order of the styles: what a cell shows, and whether it is a heading. */
const STYLES = ['plain', 'text', 'euro', 'day', 'heading'] as const;
type Style = (typeof STYLES)[number];

/** The format of a number, by its id: two are known to every program, and one is described. */
const FORMATS: Record<Style, number> = { plain: 0, text: 49, euro: 2, day: 164, heading: 49 };

const styleXml = (style: Style) => {
  const look = style === 'heading' ? 'fontId="1" fillId="2"' : 'fontId="0" fillId="0"';
  return `<xf numFmtId="${FORMATS[style]}" ${look} borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`;
};

const STYLESHEET = `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFDBE7F5"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${STYLES.length}">${STYLES.map(styleXml).join('')}</cellXfs></styleSheet>`;

/** A cell's style, its kind as the format names it, and its content. */
function contentOf(cell: Cell): { style: Style; kind: string; content: string } | undefined {
  switch (cell.kind) {
    // Said to be a text, so that `=1+1` is one, too.
    case 'text': {
      const text = escapeXml(escapeText(cell.text));
      const content = `<is><t xml:space="preserve">${text}</t></is>`;
      return { style: 'text', kind: 'inlineStr', content };
    }
    case 'number':
      return { style: cell.format ?? 'plain', kind: 'n', content: `<v>${cell.value}</v>` };
    case 'flag':
      return { style: 'plain', kind: 'b', content: `<v>${cell.value ? 1 : 0}</v>` };
    case 'day':
      return { style: 'day', kind: 'n', content: `<v>${serialOf(cell.day)}</v>` };
    default:
      return undefined;
  }
}

function rowXml(cells: Row, row: number): string {
  const written = cells.map((cell, i) => {
    const found = cell && contentOf(cell);
    if (!found) return '';
    const style = STYLES.indexOf(row === 1 ? 'heading' : found.style);
    return `<c r="${columnLetters(i + 1)}${row}" s="${style}" t="${found.kind}">${found.content}</c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}

const lengthOf = (cell: Cell | undefined): number =>
  cell?.kind === 'text' ? cell.text.length : cell?.kind === 'day' ? cell.day.length : 0;

/** Wide enough for what a column holds, so far as a screen has room. */
function columnsXml(rows: readonly Row[]): string {
  const columns = (rows[0] ?? []).map((_, i) => {
    const longest = Math.max(...rows.map((row) => lengthOf(row[i])));
    const width = Math.min(WIDTH.most, Math.max(WIDTH.least, longest + 2));
    return `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`;
  });
  return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
}

const VIEW =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';

const sheetXml = ({ rows }: Sheet) =>
  `${DECLARATION}<worksheet xmlns="${MAIN}">${VIEW}${columnsXml(rows)}<sheetData>${rows
    .map((cells, i) => rowXml(cells, i + 1))
    .join('')}</sheetData></worksheet>`;

/** Relations of a part: the kind and the target of each; ids count from 1. */
const relationsXml = (relations: readonly (readonly [kind: string, target: string])[]) =>
  `${DECLARATION}<Relationships xmlns="${RELATIONS}">${relations
    .map(
      ([kind, to], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${kind}" Target="${to}"/>`,
    )
    .join('')}</Relationships>`;

function workbookXml(sheets: readonly Sheet[]): string {
  const listed = sheets.map(
    ({ name }, i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  return `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`;
}

function typesXml(paths: readonly string[]): string {
  const sheets = paths.map(
    (path) => `<Override PartName="/${path}" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
  );
  return `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${WORKBOOK_TYPE}"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>${sheets.join('')}</Types>`;
}

/**
 * Writes sheets as an Excel workbook (.xlsx, ECMA-376), each with its first row fixed on the screen. A
 * book must read back to the same hash: write-excel-file, which the screens use, drops some characters.
 */
export function writeWorkbook(sheets: readonly Sheet[]): Uint8Array {
  const names = sheets.map((_, i) => `worksheets/sheet${i + 1}.xml`);
  const paths = names.map((name) => `xl/${name}`);
  const relations = [
    ...names.map((name) => ['worksheet', name] as const),
    ['styles', 'styles.xml'] as const,
  ];
  const parts: [path: string, text: string][] = [
    ['[Content_Types].xml', typesXml(paths)],
    ['_rels/.rels', relationsXml([['officeDocument', 'xl/workbook.xml']])],
    ['xl/workbook.xml', workbookXml(sheets)],
    ['xl/_rels/workbook.xml.rels', relationsXml(relations)],
    ['xl/styles.xml', STYLESHEET],
    ...sheets.map((sheet, i): [string, string] => [paths[i] ?? '', sheetXml(sheet)]),
  ];
  return zip(new Map(parts.map(([path, text]) => [path, Buffer.from(text)])));
}
