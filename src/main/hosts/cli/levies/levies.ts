import { Command } from 'commander';
import { examples } from '../common/examples.ts';
import { addCheck } from './check.ts';
import { addExport } from './export.ts';
import { addLife } from './life.ts';
import { addList } from './list.ts';

/** The levy tables: what they are, what is wrong with them, and their life. */
export function levyCommands(): Command {
  const levies = new Command('levies').description(
    'list, check, import, approve and export the tables of levies',
  );
  examples(
    levies,
    'levies list',
    'levies export 45982149bae9 levies.json',
    'levies check levies.json',
    'levies import levies.json',
    'levies approve 45982149bae9 --reason "Checked against the law"',
    'levies activate 45982149bae9 --from 2028-01-01T00:00:00+00:00',
  );
  addList(levies);
  addCheck(levies);
  addLife(levies);
  addExport(levies);
  return levies;
}
