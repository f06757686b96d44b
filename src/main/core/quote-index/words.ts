import { fold, squash } from '../../../shared/domain/fold.ts';
import { normaliseVrm } from '../../../shared/domain/registration.ts';

/** The shortest end of a registration mark or an Eircode that is looked for. */
const SHORTEST_END = 3;
/** So much of what was typed is looked at. */
const MOST_WORDS = 8;
const MOST_LETTERS = 40;
/** Ids are random: behind this mark, one or two letters of a name do not find them. */
const MARK = '·';
const SHORTEST_ID = 3;
/** Up to so many letters, many quotes have a code that begins with them. */
const SHORT = 4;

/** The words of a name: those between spaces, those between any marks, and all of it as one. */
function nameWords(name: string): string[] {
  const folded = fold(name);
  return [...folded.split(/\s+/).map(squash), ...folded.split(/[^\p{L}\p{N}]+/u), squash(folded)];
}

/** Every end of a code, itself first: whatever part is typed, a word begins with it. */
function ends(code: string): string[] {
  const all = squash(code);
  const count = Math.max(1, all.length - SHORTEST_END + 1);
  return Array.from({ length: count }, (_, from) => all.slice(from));
}

/** The ends of an id that begin with one of its groups: `Q-7K3M-9XQ2` is also found by `9XQ2`. */
function groups(id: string): string[] {
  const parts = id.split('-').map(squash);
  return parts.map((_, from) => parts.slice(from).join(''));
}

/** Adds what can be typed of a word, letter by letter. */
function addBeginnings(words: Set<string>, word: string, most: number): void {
  for (let end = 1; end <= Math.min(word.length, most); end += 1) words.add(word.slice(0, end));
}

/** Adds a code by its short beginnings, and whole behind the mark where it is longer. */
function addCode(words: Set<string>, code: string): void {
  addBeginnings(words, code, SHORT);
  if (code.length > SHORT) words.add(MARK + code);
}

function addId(words: Set<string>, id: string): void {
  for (let end = SHORTEST_ID; end <= SHORT; end += 1) words.add(MARK + id.slice(0, end));
  words.add(MARK + id);
}

/** What a quote is found by. */
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
 * The words under which a quote is kept. Of names, and of what else is shared by many quotes, each
 * beginning is a word: the quotes of a whole word can be read from the newest back, and no further
 * than they are wanted, while those of a beginning are all gathered first.
 */
export function keptWords({ names, codes, ids, contacts }: Findable): readonly string[] {
  // One set for all: every submission comes here, and lists of lists took twice the time.
  const words = new Set<string>();
  for (const word of names.flatMap(nameWords)) addBeginnings(words, word, MOST_LETTERS);
  for (const code of codes.flatMap(ends)) addCode(words, code);
  for (const contact of contacts) addCode(words, squash(contact));
  for (const id of ids.flatMap(groups)) addId(words, id);
  return [...words];
}

/** A kept word that is looked for, or those that begin with it. */
export interface Sought {
  readonly word: string;
  readonly isBeginning: boolean;
}

/** A word that was typed: any of what it may be of a quote. */
export type TypedWord = readonly Sought[];

/** What somebody typed, apart at its spaces; a registration mark may have them inside. */
function parts(text: string): string[] {
  const mark = normaliseVrm(text);
  const words = mark === undefined ? text.split(/\s+/) : [mark];
  return words.map((word) => squash(word).slice(0, MOST_LETTERS));
}

/** The words that somebody typed, in any order. */
export function typedWords(text: string): readonly TypedWord[] {
  const some = parts(text).filter((word) => word !== '');
  const words = [...new Set(some)].slice(0, MOST_WORDS);
  return words.map((word) => [
    { word, isBeginning: false },
    ...(word.length < SHORTEST_ID ? [] : [{ word: MARK + word, isBeginning: word.length > SHORT }]),
  ]);
}
