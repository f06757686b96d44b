import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { lineReader } from '../quote-index/batch.ts';
import { indexReach } from '../quote-index/reach.ts';

/** How many quotes, and how many words of the index, are read at once. */
const QUOTES = 100;
const WORDS = 5000;

/** A sum over words and the lines that they find, whatever their order: equal sets have equal sums. */
export function wordSum() {
  let [one, other] = [0, 0];
  return {
    add: (word: string, line: number) => {
      // FNV-1a, and two mixtures of it with the line.
      let hash = 0x811c9dc5;
      for (let i = 0; i < word.length; i += 1) {
        hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
      }
      const mixed = Math.imul(hash ^ Math.imul(line, 0x9e3779b1), 0x85ebca6b);
      one = (one + (mixed ^ (mixed >>> 15))) >>> 0;
      other = (other + Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)) >>> 0;
    },
    value: () => `${one} ${other}`,
  };
}

/** Adds the words of every quote; those of a damaged one are said by the check of quotes. */
function* addQuotes(database: OpenDatabase, add: (word: string, line: number) => void) {
  const read = lineReader(database);
  const next = database.sqlite.prepare<[number, number], { sequence: number; quote_id: string }>(
    `select sequence, quote_id from quote_event
     where kind = 'submitted' and sequence > ? order by sequence limit ?`,
  );
  let [after, count] = [0, QUOTES];
  while (count === QUOTES) {
    const page = next.all(after, QUOTES);
    for (const { sequence, quote_id } of page) {
      after = sequence;
      const line = read(quote_id);
      if (line === undefined || line instanceof DamagedData) continue;
      for (const word of line.words) add(word, line.number);
    }
    count = page.length;
    yield;
  }
}

/** Adds what an index finds. A page begins with the word that the last one ended in. */
export function* addIndex(
  { sqlite }: Pick<OpenDatabase, 'sqlite'>,
  index: 'quote_search' | 'imported_customer_search',
  add: (word: string, line: number) => void,
) {
  sqlite.exec(`create virtual table if not exists temp.words_of_${index}
    using fts5vocab(main, ${index}, instance)`);
  const next = sqlite.prepare<[string, number], { term: string; doc: number }>(
    `select term, doc from temp.words_of_${index} where term >= ? limit -1 offset ?`,
  );
  let last = { term: '', seen: 0 };
  for (;;) {
    let count = 0;
    for (const { term, doc } of next.iterate(last.term, last.seen)) {
      add(term, doc);
      last = term === last.term ? { term, seen: last.seen + 1 } : { term, seen: 1 };
      count += 1;
      if (count === WORDS) break;
    }
    if (count < WORDS) return;
    yield;
  }
}

/**
 * Holds the words that find quotes against the quotes. While the index is behind, or the history
 * grows, the two sides are of different moments: then nothing can be said until the next check.
 */
export async function* checkWords(database: OpenDatabase): AsyncGenerator<Message | undefined> {
  const { newest, missing } = indexReach(database);
  await database.projection.catchUp();
  const before = newest();
  const hasMoved = () => missing(before) > 0 || newest() !== before;
  const [expected, found] = [wordSum(), wordSum()];
  for (const add of [
    addQuotes(database, expected.add),
    addIndex(database, 'quote_search', found.add),
  ]) {
    for (const _ of add) {
      if (hasMoved()) return;
      yield undefined;
    }
  }
  const isSame = expected.value() === found.value();
  if (!isSame && !hasMoved()) yield message('tableDamaged', { table: 'quote_search' });
}
