import { Command } from 'commander';
import { type DataOptions, dataCommand } from './common/data-command.ts';
import { examples } from './common/examples.ts';
import { print } from './common/output.ts';
import { runOperation } from './common/run-operation.ts';
import { table } from './common/table.ts';

/** `products`. */
export function productsCommand(): Command {
  const command = new Command('products').description('list the products on offer');
  dataCommand(command, async (options: DataOptions) => {
    const { products } = await runOperation(options, 'listProducts', {});
    const rows = products.map(({ id, scheme, name, description }) => [
      ...[id, name, scheme.name, description],
    ]);
    print(options, { products }, () =>
      table([['Product', 'Name', 'Scheme', 'What it covers'], ...rows]),
    );
  });
  return examples(command, 'products', 'products --json');
}
