import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { checker } from '../../../shared/contract/check.ts';
import type { InputError } from '../../../shared/contract/result.ts';
import { remarkSentence } from '../../../shared/contract/sentences.ts';
import { Address } from '../../../shared/schemas/address.ts';
import { LevyTable } from '../../../shared/schemas/levy-table.ts';
import { RateBook } from '../../../shared/schemas/rate-book.ts';
import { DefaultScheme } from '../../../shared/schemas/scheme.ts';
import { Vehicle } from '../../../shared/schemas/vehicle.ts';
import type { ShippedDatasets } from '../../core/lookups/demonstration-data.ts';
import type { Identified } from '../../core/rate-books/table-store.ts';
import { contentHash, sha256 } from './hash.ts';

/** A file that comes with the application and is not valid. */
export class BadResource extends Error {}

const checkBook = checker(RateBook);
const checkDefaultScheme = checker(DefaultScheme);
const checkLevies = checker(LevyTable);
const checkVehicles = checker(Type.Array(Vehicle));
const checkAddresses = checker(Type.Array(Address));

function read<T>(
  file: string,
  check: (value: unknown) => { value: T } | { errors: readonly InputError[] },
): T {
  const checked = check(JSON.parse(readFileSync(file, 'utf8')));
  if ('value' in checked) return checked.value;
  const list = checked.errors.map(remarkSentence).join('; ');
  throw new BadResource(`${file}: ${list}`);
}

/** The rate books of a resources folder, each with the hash of its content. */
export function readRateBooks(folder: string): Identified<RateBook>[] {
  const books = join(folder, 'rate-books');
  return readdirSync(books)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const content = read(join(books, name), checkBook);
      return { hash: contentHash(content), content };
    });
}

/** The scheme of the rate books that name none. */
export function readDefaultScheme(folder: string): DefaultScheme {
  return read(join(folder, 'default-scheme.json'), checkDefaultScheme);
}

/** The dated levies. */
export function readLevies(folder: string): LevyTable {
  return read(join(folder, 'levies.json'), checkLevies);
}

const demonstration = (folder: string, name: string) => join(folder, 'demonstration', name);

/** The hash that identifies an edition of the demonstration data. */
export function demonstrationHash(folder: string): string {
  return sha256(
    ['vehicles.json', 'addresses.json']
      .map((name) => sha256(readFileSync(demonstration(folder, name))))
      .join(),
  );
}

/** The demonstration vehicles and addresses. */
export function readDemonstration(folder: string, hash: string): ShippedDatasets {
  return {
    hash,
    vehicles: read(demonstration(folder, 'vehicles.json'), checkVehicles),
    addresses: read(demonstration(folder, 'addresses.json'), checkAddresses),
  };
}

/** The typefaces of printed documents. */
export function readFonts(folder: string): { regular: Uint8Array; bold: Uint8Array } {
  const font = (name: string) => readFileSync(join(folder, 'fonts', `${name}.ttf`));
  return { regular: font('DejaVuSansCondensed'), bold: font('DejaVuSansCondensed-Bold') };
}

/** The smallest valid quote document, in XML. */
export function readSample(folder: string): string {
  return readFileSync(join(folder, 'samples/quote-minimal.xml'), 'utf8');
}
