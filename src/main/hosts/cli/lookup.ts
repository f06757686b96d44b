import { Command } from 'commander';
import { type DataOptions, dataCommand } from './common/data-command.ts';
import { examples } from './common/examples.ts';
import { print } from './common/output.ts';
import { runOperation } from './common/run-operation.ts';
import { table } from './common/table.ts';

/** `lookup vehicle` and `lookup address`. */
export function lookupCommands(): Command {
  const lookup = new Command('lookup').description('look up a vehicle or an address');
  examples(lookup, 'lookup vehicle 191-D-12345', 'lookup address D02X285');
  dataCommand(
    lookup
      .command('vehicle')
      .description('find a vehicle by its registration mark')
      .argument('<vrm>', 'as 191-D-12345, with or without hyphens'),
    async (options: DataOptions, vrm: string) => {
      const found = await runOperation(options, 'lookUpVehicle', { vrm });
      const { engineSize } = found;
      print(options, found, () =>
        table([
          ['Vehicle', found.vrm],
          ['Make', found.make],
          ['Model', found.model],
          ['Year', String(found.year)],
          ['Engine', engineSize === 0 ? '–' : `${engineSize} cc`],
          ['Fuel', found.fuelType],
        ]),
      );
    },
  );
  dataCommand(
    lookup
      .command('address')
      .description('find an address by its Eircode')
      .argument('<eircode>', 'as D02X285, with or without a space'),
    async (options: DataOptions, eircode: string) => {
      const found = await runOperation(options, 'lookUpEircode', { eircode });
      const { addressLine1, addressLine2, town, county, country } = found;
      const address = [addressLine1, addressLine2, town, county, country].filter(Boolean);
      print(options, found, () => [...address, found.eircode]);
    },
  );
  return lookup;
}
