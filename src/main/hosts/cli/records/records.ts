import { Command } from 'commander';
import { examples } from '../common/examples.ts';
import { addConsent } from './consent.ts';
import { addErase } from './erase.ts';
import { addExport } from './export.ts';
import { addPreview } from './preview.ts';
import { addRetention } from './retention.ts';

/** `records preview`, `records export`, `records erase`, `records consent`, `records retention`. */
export function recordCommands(): Command {
  const records = new Command('records').description(
    'export and erase a person’s records, and set how long records are kept',
  );
  examples(
    records,
    'records preview sean.murphy.1985-06-15',
    'records export sean.murphy.1985-06-15 --out letters',
    'records erase sean.murphy.1985-06-15 --reason request',
    'records consent sean.murphy.1985-06-15 email --withdrawn --how "by phone"',
    'records retention --on --unsold-months 24',
  );
  for (const add of [addPreview, addExport, addErase, addConsent, addRetention]) add(records);
  return records;
}
