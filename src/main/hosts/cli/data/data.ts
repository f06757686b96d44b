import { Argument, Command } from 'commander';
import { DATASET_KINDS, type DatasetKind } from '../../../../shared/domain/data/dataset.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { addImport } from './import.ts';
import { datasetLines } from './text.ts';

/** `data import`, `data list` and `data remove`: what the look-ups read, and customers. */
export function datasetCommands(): Command {
  const data = new Command('data').description(
    'import, list and remove vehicles, addresses and customers',
  );
  examples(
    data,
    'data import vehicles register.csv --dry-run --refused refused.csv',
    'data import vehicles register.csv',
    'data list',
    'data remove vehicles',
  );
  addImport(data);
  dataCommand(
    data.command('list').description('list the data in use'),
    async (options: DataOptions) => {
      const found = await runOperation(options, 'listDatasets', {});
      print(options, found, () => datasetLines(found));
    },
  );
  dataCommand(
    data
      .command('remove')
      .description('remove imported data; look-ups read the demonstration data again')
      .addArgument(new Argument('<kind>').choices(DATASET_KINDS)),
    async (options: DataOptions, kind: DatasetKind) => {
      const left = await runOperation(options, 'removeDataset', { kind });
      print(options, left, () => datasetLines(left));
    },
  );
  return data;
}
