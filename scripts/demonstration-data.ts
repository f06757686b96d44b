import { mkdirSync, writeFileSync } from 'node:fs';
import { type Address, addresses } from './demonstration/addresses.ts';
import { type Vehicle, vehicles } from './demonstration/vehicles.ts';

/** The folder of the files; the application imports them into an empty data folder. */
export const FOLDER = new URL('../resources/demonstration/', import.meta.url);

/** The *demonstration* vehicles and addresses, made from a seed: the same on every call. */
export function demonstrationData(): { vehicles: Vehicle[]; addresses: Address[] } {
  return { vehicles: vehicles(), addresses: addresses() };
}

/** A JSON array with one object on each line, so that a diff shows only the changed ones. */
export function jsonLines(items: readonly object[]): string {
  return `[\n${items.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]\n`;
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, items] of Object.entries(demonstrationData())) {
    writeFileSync(new URL(`${name}.json`, FOLDER), jsonLines(items));
    console.log(`${name}: ${items.length}`);
  }
}
