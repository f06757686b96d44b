import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { type Check, checker } from '../../../shared/contract/check.ts';
import { remarkSentence } from '../../../shared/result/sentences.ts';
import { Address } from '../../../shared/schemas/data/address.ts';
import { Vehicle } from '../../../shared/schemas/data/vehicle.ts';
import { LevyTable } from '../../../shared/schemas/rate-books/levy-table.ts';
import { DefaultScheme, RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import type { ShippedDatasets } from '../../core/datasets/demonstration-data.ts';
import type { Identified } from '../../core/rate-books/lifecycle/table-store.ts';
import { contentHash, sha256 } from './hash.ts';

/** A file that comes with the application and is not valid. */
export class BadResource extends Error {}

const LEVIES = 'levies.json';

const checkBook = checker(RateBook);
const checkDefaultScheme = checker(DefaultScheme);
const checkLevies = checker(LevyTable);
const checkVehicles = checker(Type.Array(Vehicle));
const checkAddresses = checker(Type.Array(Address));

function read<T>(file: string, check: Check<T>): T {
  const checked = check(JSON.parse(readFileSync(file, 'utf8')));
  if ('value' in checked) return checked.value;
  const list = checked.errors.map(remarkSentence).join('; ');
  throw new BadResource(`${file}: ${list}`);
}

/** A table that comes with the application, read and checked when its content is first asked for. */
export interface ShippedTable<T> extends Identified<T> {
  /** The SHA-256 of the bytes of its file. */
  readonly fileHash: string;
}

/** The hashes of the contents of files that an earlier start has read and checked, by those of their bytes. */
export type CheckedFiles = Readonly<Record<string, string>>;

function shipped<T>(file: string, check: Check<T>, checked: CheckedFiles): ShippedTable<T> {
  const fileHash = sha256(readFileSync(file));
  let made: { readonly content: T } | undefined;
  const content = () => {
    made ??= { content: read(file, check) };
    return made.content;
  };
  return {
    fileHash,
    hash: checked[fileHash] ?? contentHash(content()),
    get content() {
      return content();
    },
  };
}

/** The rate books of a resources folder, each with the hash of its content. */
export function readRateBooks(
  folder: string,
  checked: CheckedFiles = {},
): ShippedTable<RateBook>[] {
  const books = join(folder, 'rate-books');
  return readdirSync(books)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => shipped(join(books, name), checkBook, checked));
}

/** The levy table of a resources folder, with the hash of its content. */
export const readLevyTable = (folder: string, checked: CheckedFiles): ShippedTable<LevyTable> =>
  shipped(join(folder, LEVIES), checkLevies, checked);

/** The scheme of the rate books that name none. */
export function readDefaultScheme(folder: string): DefaultScheme {
  return read(join(folder, 'default-scheme.json'), checkDefaultScheme);
}

/** The dated levies. */
export function readLevies(folder: string): LevyTable {
  return read(join(folder, LEVIES), checkLevies);
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

/** What a host has really answered, for the description of the API, whose tests have checked it. */
export function readResponseExamples(folder: string): ReturnType<typeof JSON.parse> {
  return JSON.parse(readFileSync(join(folder, 'response-examples.json'), 'utf8'));
}
