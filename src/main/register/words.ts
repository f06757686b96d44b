import { fold, squash } from '../../shared/fold.ts';
import { normaliseVrm } from '../../shared/vrm.ts';

/** The shortest end of a registration mark or an Eircode that is looked for. */
const SHORTEST_END = 3;
/** So much of what was typed is looked at. */
const MOST_WORDS = 8;
const MOST_LETTERS = 40;
/** Ids are random: behind this mark, one or two letters of a name do not find them. */
const ID = '·';
const SHORTEST_ID = 3;

/** The words of a name: those between spaces, those between any marks, and all of it as one. */
function nameWords(name: string): string[] {
  const parts = fold(name).split(/[^\p{L}\p{N}]+/u);
  return [...name.split(/\s+/).map(squash), ...parts, squash(name)];
}

/** Every end of a code, itself first: whatever part is typed, a word begins with it. */
function ends(code: string): string[] {
  const all = squash(code);
  const count = Math.max(1, all.length - SHORTEST_END + 1);
  return Array.from({ length: count }, (_, from) => all.slice(from));
}

/** The ends of an id that begin with one of its groups: `Q-7K3M-9XQ2` is also found by `9XQ2`. */
function groups(id: string): string[] {
  const parts = id.split('-');
  return parts.map((_, from) => ID + squash(parts.slice(from).join('')));
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

/** The words under which a quote is kept: what is typed is the beginning of one of them. */
export function keptWords({ names, codes, ids, contacts }: Findable): readonly string[] {
  const words = [
    ...names.flatMap(nameWords),
    ...codes.flatMap(ends),
    ...ids.flatMap(groups),
    ...contacts.map(squash),
  ];
  return [...new Set(words)].filter((word) => word !== '');
}

/** A word that was typed: what it may be the beginning of. */
export type TypedWord = readonly string[];

/** What somebody typed, apart at its spaces; a registration mark may have them inside. */
function parts(text: string): string[] {
  const mark = normaliseVrm(text);
  const words = mark === undefined ? text.split(/\s+/) : [mark];
  return words.map((word) => [...squash(word)].slice(0, MOST_LETTERS).join(''));
}

/** The words that somebody typed, in any order. */
export function typedWords(text: string): readonly TypedWord[] {
  const some = parts(text).filter((word) => word !== '');
  const words = [...new Set(some)].slice(0, MOST_WORDS);
  return words.map((word) => (word.length < SHORTEST_ID ? [word] : [word, ID + word]));
}
