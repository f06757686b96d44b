import type { Language } from '../../../../shared/words/language.ts';

/** A part of a document, as data; how it looks is the carrier's. */
export type Block = Part | Columns;

/** What can stand in a column, too. */
export type Part =
  | Heading
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'address'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly mark: Mark; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  | Table
  | {
      readonly kind: 'notice';
      readonly tone: 'calm' | 'warning';
      readonly title: string;
      readonly text: string;
    };

export interface Heading {
  readonly kind: 'heading';
  readonly text: string;
  readonly symbol?: SymbolName;
}

/** What a section is about, at a glance. Source: Regulation (EU) 2017/1469, Article 7. */
export type SymbolName =
  | 'umbrella'
  | 'cross'
  | 'caution'
  | 'globe'
  | 'handshake'
  | 'coins'
  | 'hourglass'
  | 'hand';

/** What stands before each item of a list. */
export type Mark = 'dot' | 'yes' | 'no' | 'caution' | 'place' | 'duty';

/** Two columns, read one after the other. */
export interface Columns {
  readonly kind: 'columns';
  readonly columns: readonly [readonly Part[], readonly Part[]];
}

/** What is asked or named, and what it is. */
export type Fact = readonly [label: string, value: string];

export interface Table {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export interface Column {
  readonly title: string;
  /** Its share of the table's width, in relation to the other columns'. */
  readonly share: number;
  /** Figures stand at the right. */
  readonly figures?: boolean;
}

export interface Row {
  readonly cells: readonly string[];
  readonly tone?: 'sum' | 'total';
}

/** What the broker's firm says of itself at the head of the first page; an empty text is left out. */
export interface Letterhead {
  readonly name: string;
  readonly address: string;
  readonly telephone: string;
  readonly registration: string;
  /** By whom it is regulated, with its number. */
  readonly regulatoryStatement: string;
  /** A PNG or JPEG image. */
  readonly logo?: Uint8Array;
}

/** A whole document: its letterhead, and what it says. */
export interface DocumentLayout {
  /** In which it is written, but for what people and firms typed. */
  readonly language: Language;
  readonly title: string;
  readonly subtitle: string;
  /** The firm that sells it; absent where nothing is known of it. */
  readonly firm?: Letterhead;
  /** The underwriter's legal name. */
  readonly underwriter: string;
  /** Next to the underwriter, on the first page. */
  readonly references: readonly Fact[];
  /** What every page has to say of itself: that it is a demonstration, or not valid yet. */
  readonly marks: readonly string[];
  /** Whether it was made in training; every page then says so, in large letters too. */
  readonly specimen: boolean;
  /** Across every page, faintly. */
  readonly watermark?: string;
  /** At the foot of every page. */
  readonly footer: string;
  /** What proves it, at the foot of every page; a letter has none. */
  readonly stamp?: string;
  /** The same in the file's metadata, where it is looked for whatever the language. */
  readonly keywords?: string;
  /** When the quote came to what the document says; epoch milliseconds. */
  readonly at: number;
  readonly blocks: readonly Block[];
}
