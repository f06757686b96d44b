import { Command } from 'commander';
import { examples } from '../common/examples.ts';
import { addCheck } from './check.ts';
import { addConvert } from './convert.ts';
import { addDiff } from './diff.ts';
import { addExamples } from './examples.ts';
import { addExport } from './export.ts';
import { addImpact } from './impact.ts';
import { addKey } from './key.ts';
import { addLife } from './life.ts';
import { addList } from './list.ts';

/** The rate books: what they are, what is wrong with them, what they change, and their life. */
export function rateBookCommands(): Command {
  const ratebook = new Command('ratebook').description(
    'list, check, compare, import, approve and export rate books',
  );
  examples(
    ratebook,
    'ratebook list',
    'ratebook check book.json',
    'ratebook examples book.json',
    'ratebook import book.json',
    'ratebook approve 7d1f0c2ab394 --reason "Checked against the filing"',
    'ratebook activate 7d1f0c2ab394 --from 2026-12-01T00:00:00+00:00',
    'ratebook diff 7d1f0c2ab394 book.json',
    'ratebook impact standard 7d1f0c2ab394 --since 2026-12-01',
    'ratebook export 7d1f0c2ab394 book.xlsx',
  );
  addList(ratebook);
  addCheck(ratebook);
  addExamples(ratebook);
  addConvert(ratebook);
  addLife(ratebook);
  addExport(ratebook);
  addKey(ratebook);
  addDiff(ratebook);
  addImpact(ratebook);
  return ratebook;
}
