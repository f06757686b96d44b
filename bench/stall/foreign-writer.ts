import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';

/** Milliseconds for which the lock is held, and for which it is free. */
const HELD = 900;
const FREE = 100;

/** Another program that writes: it holds the lock of a database most of the time, until its parent ends it. */
const [dataFolder = ''] = process.argv.slice(2);
const database = new Database(join(dataFolder, 'quotedesk.db'));
let isOpen = true;
process.once('disconnect', () => {
  isOpen = false;
});
process.send?.('writes');
while (isOpen) {
  database.exec('begin immediate');
  await setTimeout(HELD);
  database.exec('commit');
  await setTimeout(FREE);
}
database.close();
