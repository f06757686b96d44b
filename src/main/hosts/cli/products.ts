import { Command } from 'commander';
import { type DataOptions, dataCommand } from './data-command.ts';
import { examples } from './examples.ts';
import { print } from './output.ts';
import { runOperation } from './run-operation.ts';
import { table } from './table.ts';

/** `products`. */
export function productsCommand(): Command {
  const command = new Command('products').description('list the products on offer');
  dataCommand(command, async (options: DataOptions) => {
    const { products } = await runOperation(options, 'listProducts', {});
    const rows = products.map(({ id, name, description }) => [id, name, description]);
    print(options, { products }, () => table([['Product', 'Name', 'What it covers'], ...rows]));
  });
  return examples(command, 'products', 'products --json');
}
