import { Command } from 'commander';
import { examples } from '../common/examples.ts';
import { addGenerate } from './generate.ts';
import { addVerify } from './verify.ts';

/** The documents of quotes: `document generate` and `document verify`. */
export function documentCommands(): Command {
  const document = new Command('document').description('make and verify documents');
  examples(
    document,
    'document generate Q-7K3M-9XQ2-F4TD --out documents',
    'document generate Q-7K3M-9XQ2-F4TD --type schedule,ipid',
    'document verify documents/Q-7K3M-9XQ2-F4TD-schedule.pdf',
    'document verify --code 7K3F-92QD-XH4M-PT6R',
  );
  addGenerate(document);
  addVerify(document);
  return document;
}
