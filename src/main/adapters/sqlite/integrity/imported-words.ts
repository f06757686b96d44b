import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { readImportedCustomer, wordsOfImported } from '../datasets/imported-customer-rows.ts';
import type { OpenDatabase } from '../open.ts';
import { addIndex, wordSum } from './search-words.ts';

/** How many customers are read at once. */
const CUSTOMERS = 200;

type Row = Parameters<typeof readImportedCustomer>[0];

/** Adds the words of every imported customer. */
function* addCustomers(
  { sqlite }: Pick<OpenDatabase, 'sqlite'>,
  add: (word: string, line: number) => void,
) {
  const next = sqlite.prepare<[number, number], Row>(
    'select * from imported_customer where number > ? order by number limit ?',
  );
  let [after, count] = [0, CUSTOMERS];
  while (count === CUSTOMERS) {
    const page = next.all(after, CUSTOMERS);
    for (const row of page) {
      after = row.number;
      for (const word of wordsOfImported(readImportedCustomer(row))) add(word, row.number);
    }
    count = page.length;
    yield;
  }
}

/** Holds the words that find imported customers against these; of an import that goes on says nothing. */
export async function* checkImportedWords(
  database: Pick<OpenDatabase, 'sqlite'>,
): AsyncGenerator<Message | undefined> {
  const reach = database.sqlite
    .prepare<[], string>(
      "select count(*) || ' ' || coalesce(max(number), 0) from imported_customer",
    )
    .pluck();
  const before = reach.get();
  const [expected, found] = [wordSum(), wordSum()];
  for (const _ of addCustomers(database, expected.add)) yield undefined;
  for (const _ of addIndex(database, 'imported_customer_search', found.add)) yield undefined;
  const isSame = expected.value() === found.value();
  if (!isSame && reach.get() === before) {
    yield message('tableDamaged', { table: 'imported_customer_search' });
  }
}
