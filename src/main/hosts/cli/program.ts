import { Command } from 'commander';
import { environmentOptions } from '../../adapters/node/process-options.ts';
import { backupCommand } from './backup/backup.ts';
import { recoveryKeyCommand } from './backup/recovery-key.ts';
import { restoreCommand } from './backup/restore.ts';
import { verifyCommand } from './backup/verify.ts';
import { clientCommands } from './client/client.ts';
import { clockCommands } from './clock.ts';
import { examples } from './common/examples.ts';
import { endWithUsage } from './common/usage.ts';
import { compareCommand } from './compare.ts';
import { addCompletionTo } from './completion.ts';
import { datasetCommands } from './data/data.ts';
import { demoCommand } from './demo/demo.ts';
import { documentCommands } from './document/document.ts';
import { encryptionCommands } from './encryption/encryption.ts';
import { firmCommands } from './firm.ts';
import { levyCommands } from './levies/levies.ts';
import { linkCommand } from './link.ts';
import { lookupCommands } from './lookup.ts';
import { moveCommand } from './move/move.ts';
import { priceCommand } from './price.ts';
import { productsCommand } from './products.ts';
import { quoteCommands } from './quote/quote.ts';
import { rateBookCommands } from './ratebook/ratebook.ts';
import { recordCommands } from './records/records.ts';
import { reindexCommand } from './reindex.ts';
import { renewalCommand } from './renewal.ts';
import { userCommands } from './user/user.ts';

/** The operator's commands. */
export function program(): Command {
  const all = new Command('quotedesk')
    .description('The operator’s commands of Quotedesk')
    .version(environmentOptions().version)
    .addCommand(priceCommand())
    .addCommand(compareCommand())
    .addCommand(productsCommand())
    .addCommand(renewalCommand())
    .addCommand(lookupCommands())
    .addCommand(datasetCommands())
    .addCommand(clientCommands())
    .addCommand(userCommands())
    .addCommand(quoteCommands())
    .addCommand(documentCommands())
    .addCommand(rateBookCommands())
    .addCommand(levyCommands())
    .addCommand(clockCommands())
    .addCommand(backupCommand())
    .addCommand(recoveryKeyCommand())
    .addCommand(verifyCommand())
    .addCommand(reindexCommand())
    .addCommand(restoreCommand())
    .addCommand(moveCommand())
    .addCommand(encryptionCommands())
    .addCommand(recordCommands())
    .addCommand(firmCommands())
    .addCommand(linkCommand())
    .addCommand(demoCommand());
  examples(
    all,
    'demo',
    'price --born 1985-06-15 --inception 2026-12-01T00:00:00Z --explain',
    'compare resources/samples/quote.xml',
    'lookup vehicle 191-D-12345',
    'data import addresses addresses.csv --dry-run',
    'client create "Comparison site" --permissions price,lookup',
    'client list --json',
    'user add "Máire Byrne" --roles administer,quote,accept',
    'quote submit resources/samples/quote.xml',
    'quote list',
    'quote replay --all',
    'document generate Q-7K3M-9XQ2-F4TD --out documents',
    'document verify documents/Q-7K3M-9XQ2-F4TD-schedule.pdf',
    'ratebook check book.json',
    'levies list',
    'firm set --name "Byrne Insurances Ltd"',
    'backup --to /mnt/backups --passphrase-file passphrase.txt',
    'records preview sean.murphy.1985-06-15',
    'encryption status',
    'link',
  );
  addCompletionTo(all);
  endWithUsage(all);
  return all;
}
