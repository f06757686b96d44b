import { message } from '../../../shared/domain/messages/message.ts';
import { attribute, childrenOf, type Element, parseElements } from './element.ts';
import { type Count, counting, damaged, LIMITS, mustFit, unreadable } from './limits.ts';
import { type Parts, unzip } from './zip.ts';

/** A part of a package as text, with its elements. */
export interface XmlPart {
  readonly path: string;
  readonly text: string;
  readonly root: Element;
}

/** A sheet of a workbook as the package has it. */
export interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  /** The path of its part. */
  readonly path: string;
}

/** An opened workbook. */
export interface Workbook {
  readonly parts: Parts;
  /** Reads a part that must be there. @throws FaultError */
  readonly read: (path: string) => XmlPart;
  readonly sheets: readonly SheetPart[];
  /** Whether its days count from 1904, as those of old Macs do. */
  readonly isFrom1904: boolean;
  /** The parts that all sheets use, where the workbook has them. */
  readonly sharedStrings: XmlPart | undefined;
  readonly styles: XmlPart | undefined;
}

/** The content type of a workbook without macros (ECMA-376 part 1, 12.3.23). */
export const WORKBOOK_TYPE =
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const MACROS = /macroEnabled/;

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function textOfPart(path: string, bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw damaged(`${path} is not UTF-8`);
  }
}

function readPart(parts: Parts, path: string, count: Count): XmlPart {
  const bytes = parts.get(path);
  if (!bytes) throw damaged(`${path} is missing`);
  const text = textOfPart(path, bytes);
  return { path, text, root: parseElements(text, count) };
}

/** The path of a part that another one names; a name from the root begins with `/`. */
function resolvePath(from: string, target: string): string {
  const folders = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  const path: string[] = [...folders];
  for (const name of target.split('/')) {
    if (name === '..') path.pop();
    else if (name !== '.' && name !== '') path.push(name);
  }
  return path.join('/');
}

interface Relation {
  readonly id: string;
  /** The last word of the type. */
  readonly kind: string;
  readonly path: string;
}

/** What a part refers to inside of the package. What is outside of it is never opened. */
function relationsOf(read: Workbook['read'], path: string): Relation[] {
  const slash = path.lastIndexOf('/') + 1;
  const own = `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`;
  return childrenOf(read(own).root, 'Relationship').flatMap((relation) => {
    const target = attribute(relation, 'Target');
    if (target === undefined || attribute(relation, 'TargetMode') === 'External') return [];
    const kind = (attribute(relation, 'Type') ?? '').split('/').at(-1) ?? '';
    return [{ id: attribute(relation, 'Id') ?? '', kind, path: resolvePath(path, target) }];
  });
}

/** Says what the file is where it is no workbook that we take. */
function mustBeWorkbook(parts: Parts): void {
  const type = parts.get('mimetype');
  if (type && UTF8.decode(type).includes('opendocument')) {
    throw unreadable(message('workbookOpenDocument'));
  }
  const types = parts.get('[Content_Types].xml');
  if (!types) throw unreadable(message('workbookNotZip'));
  const text = textOfPart('[Content_Types].xml', types);
  if (MACROS.test(text)) throw unreadable(message('workbookMacros'));
  if (!text.includes(WORKBOOK_TYPE)) throw unreadable(message('workbookNotZip'));
}

const TRUE = new Set(['1', 'true', 'on']);

/** Opens a workbook. @throws FaultError */
export function openWorkbook(file: Uint8Array): Workbook {
  const parts = unzip(file);
  mustBeWorkbook(parts);
  const count = counting('elements', LIMITS.elements);
  const read = (path: string) => readPart(parts, path, count);
  const main = relationsOf(read, '').find(({ kind }) => kind === 'officeDocument')?.path;
  if (main === undefined) throw damaged('its first part is not named');
  const { root } = read(main);
  const relations = relationsOf(read, main);
  const listed = childrenOf(childrenOf(root, 'sheets')[0], 'sheet');
  mustFit('sheets', listed.length, LIMITS.sheets);
  const sheets = listed.flatMap((sheet): SheetPart[] => {
    const id = attribute(sheet, 'id');
    const relation = relations.find((one) => one.id === id);
    // A chart may have a sheet of its own, which has no cells.
    if (relation?.kind !== 'worksheet') return [];
    const name = attribute(sheet, 'name') ?? '';
    const isHidden = (attribute(sheet, 'state') ?? 'visible') !== 'visible';
    return [{ name, isHidden, path: relation.path }];
  });
  if (new Set(sheets.map(({ path }) => path)).size < sheets.length) {
    throw damaged('two of its sheets are one part');
  }
  const shared = (kind: string) => {
    const path = relations.find((one) => one.kind === kind)?.path;
    return path === undefined ? undefined : read(path);
  };
  const [properties] = childrenOf(root, 'workbookPr');
  return {
    parts,
    read,
    sheets,
    isFrom1904: TRUE.has((properties && attribute(properties, 'date1904')) ?? ''),
    sharedStrings: shared('sharedStrings'),
    styles: shared('styles'),
  };
}
