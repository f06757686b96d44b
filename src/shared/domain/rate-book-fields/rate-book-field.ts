/**
 * What a value of a rate book is: it decides its schema, its cell in a workbook, how the editor and a CSV
 * file show and read it, and what is checked of it.
 */
export type ValueKind =
  /** A text that is not empty. */
  | 'text'
  | 'anyText'
  /** A name for programs, as `private-motor`. */
  | 'key'
  | 'day'
  | 'flag'
  | 'whole'
  | 'number'
  /** A whole number of cents. */
  | 'cents'
  /** From 0 to 1, at most four decimal places. */
  | 'share'
  /** A multiplier, at most four decimal places. */
  | 'relativity'
  /** One of the field's words. */
  | 'choice'
  /** Words without an order, which may be empty. */
  | 'words'
  | 'covers'
  /** Ids of factors of the book. */
  | 'factors'
  /** Paths of the quote document. */
  | 'facts'
  /** Cents for each cover. */
  | 'byCover'
  /** A number of the risk. */
  | 'numberInput'
  /** Words of the risk, of which a factor looks at these. */
  | 'inputs'
  /** What an answer that is not given counts as: one value, or one for each basis. */
  | 'assumedRow'
  | 'assumedNumber'
  /** Words by the inputs that they are of. */
  | 'wordsOfInputs'
  /** The other spellings of words, by the inputs that these are of. */
  | 'spellings'
  /** The answers of a risk. */
  | 'risk';

interface Field {
  /** What it says, in the published schema. */
  readonly about: string;
  readonly optional?: true;
  /** The field that it precedes in workbooks and in the editor, where that is not the order of the schema. */
  readonly before?: string;
}

/** A value of a rate book, as every part of Quotedesk treats it. */
export interface ValueField extends Field {
  readonly kind: ValueKind;
  /** The words of a choice. */
  readonly choices?: readonly string[];
  /** The bounds of a whole number, or of how many inputs there are. */
  readonly least?: number;
  readonly most?: number;
  /** The title of its column in a workbook, or of its setting. */
  readonly column?: string;
  /** What a workbook explains of a setting; absent: what the schema says. */
  readonly meaning?: string;
  /** Whether a sheet always has its column; absent: where it is not optional. */
  readonly needed?: boolean;
  /** The key of its words in the editor; absent: its own name. */
  readonly word?: string;
  /** The same, where only the editor has another order than the schema. */
  readonly shownBefore?: string;
}

/** The parts of a rate book that the editor offers its tables in. */
export type BookPart = 'book' | 'premium' | 'factors' | 'sale' | 'decisions';

/** Settings that stand together. */
export interface GroupField extends Field {
  readonly kind: 'group';
  readonly fields: FieldTable;
  /** Whether they are a table of their own in the editor. */
  readonly isTable?: true;
}

/** A list: a sheet of a workbook, and a table of the editor. */
export interface ListField extends Field {
  readonly kind: 'list';
  /** What the schema says of an item. */
  readonly item?: string;
  readonly fields: FieldTable;
  /** How many items there are at least. */
  readonly least?: number;
  /** The sheet; absent: the list has none that is made from its fields alone. */
  readonly sheet?: string;
  /** Where the editor has it; absent: as with the sheet. */
  readonly part?: BookPart;
  /** What the editor begins an empty list with. */
  readonly blank?: object;
  /** The property that no two items may share. */
  readonly unique?: string;
  readonly known: KnownBy;
}

/** How the items of a list are found again in another book. */
export interface KnownBy {
  /** The properties by which an item is known; none: its whole content. */
  readonly by: readonly string[];
  /** What tells those apart that are known by the same. */
  readonly thenBy?: readonly string[];
  /** The property that a person calls an item by. */
  readonly row?: string;
  /** Whether the order says something; absent: it does. */
  readonly unordered?: true;
}

export type RateBookField = ValueField | GroupField | ListField;

/** Fields by the names of their properties, in the order of the schema. */
export type FieldTable = Readonly<Record<string, RateBookField>>;

/** A value below some fields. */
export interface PlacedValue extends ValueField {
  /** The names that lead to it, with points between them: `expect.netCents`. */
  readonly path: string;
  /** Its own name. */
  readonly name: string;
}

/** Who reads fields: a workbook, or the editor. */
type Reader = 'workbook' | 'editor';

/** Fields in the order in which a person reads them. */
export function inOrder(
  fields: FieldTable,
  reader: Reader = 'workbook',
): (readonly [name: string, field: RateBookField])[] {
  const entries = Object.entries(fields);
  const next = (field: RateBookField) => {
    const shown = reader === 'editor' && 'shownBefore' in field ? field.shownBefore : undefined;
    const name = shown ?? field.before;
    return name !== undefined && Object.hasOwn(fields, name) ? name : undefined;
  };
  return entries
    .filter(([, field]) => next(field) === undefined)
    .flatMap((entry) => [...entries.filter(([, field]) => next(field) === entry[0]), entry]);
}

/** The values of some fields and of their groups, without those of lists. */
export function valuesOf(
  fields: FieldTable,
  above = '',
  reader: Reader = 'workbook',
): PlacedValue[] {
  return inOrder(fields, reader).flatMap(([name, field]): PlacedValue[] => {
    if (field.kind === 'list') return [];
    if (field.kind !== 'group') return [{ ...field, name, path: `${above}${name}` }];
    const inner = valuesOf(field.fields, `${above}${name}.`, reader);
    return field.optional ? inner.map((one) => ({ ...one, optional: true })) : inner;
  });
}

/** A list below some fields. */
export interface PlacedList extends ListField {
  /** The names that lead to it, with points between them: `periods.scale`. */
  readonly path: string;
}

/** The lists of some fields and of their groups, without those in the items of lists. */
export function listsOf(fields: FieldTable, above = ''): PlacedList[] {
  return inOrder(fields).flatMap(([name, field]): PlacedList[] => {
    if (field.kind === 'list') return [{ ...field, path: `${above}${name}` }];
    return field.kind === 'group' ? listsOf(field.fields, `${above}${name}.`) : [];
  });
}

/** Found again by its id, and called by its title. */
export const BY_ID = { by: ['id'], row: 'title' } as const satisfies KnownBy;

/** What an item is called by programs, once in its list, and by people. */
export const named = (what: string) =>
  ({
    id: { kind: 'text', about: `What the ${what} is called, once in the book`, column: 'Id' },
    title: { kind: 'text', about: 'What a person reads', column: 'Title', word: 'name' },
  }) as const;

/** Whose a fee is. */
export const OWNER = {
  kind: 'choice',
  choices: ['insurer', 'broker'],
  about: 'Whose the fee is',
  column: 'Whose',
} as const satisfies ValueField;
