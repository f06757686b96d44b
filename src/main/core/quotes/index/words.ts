import { BETWEEN_WORDS, plainForms, squash, typedForms } from '../../../../shared/domain/fold.ts';
import { phoneDigits, SHORTEST_PHONE_END } from '../../../../shared/domain/phone.ts';

/** The shortest end of a registration mark or an Eircode that finds it. */
const SHORTEST_END = 3;
/** How many letters of a word are used. */
export const MOST_LETTERS = 40;
/** Ids are random: with this mark before them, one or two letters of a name do not find them. */
export const MARK = '·';
export const SHORTEST_ID = 3;
/** Up to this length, many quotes have a code with the same beginning. */
export const SHORT = 4;

/** The words of a name in each of its forms: split at spaces, split at any mark, and the whole name as one. */
function nameWords(name: string): string[] {
  return plainForms(name).flatMap((form) => [
    ...form.split(/\s+/).map(squash),
    ...form.split(BETWEEN_WORDS),
    squash(form),
  ]);
}

/** Every end of a code, the whole code first: any typed part is the beginning of one. */
function ends(code: string): string[] {
  const all = squash(code);
  const count = Math.max(1, all.length - SHORTEST_END + 1);
  return Array.from({ length: count }, (_, from) => all.slice(from));
}

/** The ends of an id that begin with one of its groups: `9XQ2` also finds `Q-7K3M-9XQ2`. */
function groups(id: string): string[] {
  const parts = id.split('-').map((part) => typedForms(part)[0] ?? '');
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

/** The word of the end of a phone number, as {@link phoneDigits} gives it. */
export const phoneEnd = (digits: string): string => `${MARK}tel${digits}`;

/** The word of somebody's day of birth, `YYYY-MM-DD`. */
export const birthWord = (day: string): string => `${MARK}born${squash(day)}`;

/** The word of the rate book that a quote is of: a part of its hash tells it from every other. */
export const bookWord = (hash: string): string => `${MARK}book${squash(hash).slice(0, 16)}`;

/** Adds a phone number: its beginning in the form that is dialled and as it was given, and its ends. */
function addPhone(words: Set<string>, phone: string): void {
  const digits = phoneDigits(phone);
  for (const form of [digits, squash(phone)]) addCode(words, form);
  for (let from = 0; digits.length - from >= SHORTEST_PHONE_END; from += 1) {
    words.add(phoneEnd(digits.slice(from)));
  }
}

const wordsIn = (text: string): string[] =>
  plainForms(text)
    .flatMap((form) => form.split(BETWEEN_WORDS))
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MOST_LETTERS));

/** Adds the words of a note: those that are too short to be searched for find nothing. */
function addNote(words: Set<string>, text: string): void {
  for (const word of wordsIn(text)) if (word.length >= SHORTEST_ID) addId(words, word);
}

/** Adds the words of an address, also the number of a house. */
function addAddress(words: Set<string>, text: string): void {
  for (const word of wordsIn(text)) {
    if (word.length < SHORTEST_ID) words.add(word);
    else addId(words, word);
  }
}

/** The values that find a quote. */
export interface Findable {
  readonly names: readonly string[];
  /** Found by any part of three characters. */
  readonly codes: readonly string[];
  /** Found by their groups. */
  readonly ids: readonly string[];
  /** Found by their beginning. */
  readonly emails: readonly string[];
  /** Found by their beginning in any form, and by their end. */
  readonly phones: readonly string[];
  /** Days, `YYYY-MM-DD`, found in any form. */
  readonly births: readonly string[];
  /** What was noted: found by the beginning of a word. */
  readonly notes: readonly string[];
  /** Where letters go: found as a note is, and by its numbers. */
  readonly addresses: readonly string[];
  /** The hashes of rate books. */
  readonly books: readonly string[];
}

/**
 * The words of a quote in the index. For names, and for all else that many quotes share, each
 * beginning is a word of its own: the quotes of a whole word can be read from the newest back, as
 * far as needed, while the quotes of a prefix must all be gathered first.
 */
export function keptWords(findable: Findable): readonly string[] {
  const { names, codes, ids, emails, phones, births, notes, addresses, books } = findable;
  // One set for all: every submission runs this, and lists of lists took twice the time.
  const words = new Set<string>(books.map(bookWord));
  for (const word of names.flatMap(nameWords)) addBeginnings(words, word, MOST_LETTERS);
  for (const code of codes.flatMap(ends)) addCode(words, code);
  for (const email of emails.flatMap(typedForms)) addCode(words, email);
  for (const phone of phones) addPhone(words, phone);
  for (const day of births) words.add(birthWord(day));
  for (const id of ids.flatMap(groups)) addId(words, id);
  for (const note of notes) addNote(words, note);
  for (const address of addresses) addAddress(words, address);
  return [...words];
}
