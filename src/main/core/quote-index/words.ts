import { BETWEEN_WORDS, fold, squash } from '../../../shared/domain/fold.ts';
import { normaliseVrm } from '../../../shared/domain/registration.ts';

/** The shortest end of a registration mark or an Eircode that finds it. */
const SHORTEST_END = 3;
/** How much of the typed text is used. */
const MOST_WORDS = 8;
const MOST_LETTERS = 40;
/** Ids are random: with this mark before them, one or two letters of a name do not find them. */
const MARK = '·';
const SHORTEST_ID = 3;
/** Up to this length, many quotes have a code with the same beginning. */
const SHORT = 4;

/** The words of a name: split at spaces, split at any mark, and the whole name as one. */
function nameWords(name: string): string[] {
  const folded = fold(name);
  return [...folded.split(/\s+/).map(squash), ...folded.split(BETWEEN_WORDS), squash(folded)];
}

/** Every end of a code, the whole code first: any typed part is the beginning of one. */
function ends(code: string): string[] {
  const all = squash(code);
  const count = Math.max(1, all.length - SHORTEST_END + 1);
  return Array.from({ length: count }, (_, from) => all.slice(from));
}

/** The ends of an id that begin with one of its groups: `9XQ2` also finds `Q-7K3M-9XQ2`. */
function groups(id: string): string[] {
  const parts = id.split('-').map(squash);
  return parts.map((_, from) => parts.slice(from).join(''));
}

/** Adds the beginnings of a word, letter by letter. */
function addBeginnings(words: Set<string>, word: string, most: number): void {
  for (let end = 1; end <= Math.min(word.length, most); end += 1) words.add(word.slice(0, end));
}

/** Adds the short beginnings of a code, and the whole code after the mark where it is longer. */
function addCode(words: Set<string>, code: string): void {
  addBeginnings(words, code, SHORT);
  if (code.length > SHORT) words.add(MARK + code);
}

function addId(words: Set<string>, id: string): void {
  for (let end = SHORTEST_ID; end <= SHORT; end += 1) words.add(MARK + id.slice(0, end));
  words.add(MARK + id);
}

/** The values that find a quote. */
export interface Findable {
  readonly names: readonly string[];
  /** Found by any part of three characters. */
  readonly codes: readonly string[];
  /** Found by their groups. */
  readonly ids: readonly string[];
  /** Found by their beginning. */
  readonly contacts: readonly string[];
}

/**
 * The words of a quote in the index. For names, and for all else that many quotes share, each
 * beginning is a word of its own: the quotes of a whole word can be read from the newest back, as
 * far as needed, while the quotes of a prefix must all be gathered first.
 */
export function keptWords({ names, codes, ids, contacts }: Findable): readonly string[] {
  // One set for all: every submission runs this, and lists of lists took twice the time.
  const words = new Set<string>();
  for (const word of names.flatMap(nameWords)) addBeginnings(words, word, MOST_LETTERS);
  for (const code of codes.flatMap(ends)) addCode(words, code);
  for (const contact of contacts) addCode(words, squash(contact));
  for (const id of ids.flatMap(groups)) addId(words, id);
  return [...words];
}

/** A word of the index to search for, or the beginning of one. */
export interface Sought {
  readonly word: string;
  readonly isBeginning: boolean;
}

/** A typed word: it matches where any of its searches does. */
export type TypedWord = readonly Sought[];

/** A typed text split at its spaces; a registration mark may have spaces inside. */
function parts(text: string): string[] {
  const mark = normaliseVrm(text);
  const words = mark === undefined ? text.split(/\s+/) : [mark];
  return words.map((word) => squash(word).slice(0, MOST_LETTERS));
}

/** The words of a typed text; their order does not matter. */
export function typedWords(text: string): readonly TypedWord[] {
  const some = parts(text).filter((word) => word !== '');
  const words = [...new Set(some)].slice(0, MOST_WORDS);
  return words.map((word) => [
    { word, isBeginning: false },
    ...(word.length < SHORTEST_ID ? [] : [{ word: MARK + word, isBeginning: word.length > SHORT }]),
  ]);
}
