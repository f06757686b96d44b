import { seeded } from '../../src/shared/data/random.ts';
import { ROUTING_KEYS } from '../../src/shared/domain/routing-keys.ts';
import { writeCsv } from './csv-file.ts';

const LETTERS = 'ACDEFHKNPRTVWXY0123456789';
const CODES = LETTERS.length ** 4;
/** Prime, so that the codes of a key come in no order and none comes twice. */
const STEP = 7_919;

/** The nth made-up Eircode of all. */
function eircode(number: number): string {
  const key = ROUTING_KEYS[Math.floor(number / CODES) % ROUTING_KEYS.length]?.key ?? '';
  let rest = (number * STEP) % CODES;
  let code = '';
  for (let place = 0; place < 4; place += 1) {
    code += LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
  }
  return `${key} ${code}`;
}

/** The cells of made-up addresses, in the order of {@link HEADER}. */
export function* addresses(count: number): Generator<readonly string[]> {
  const random = seeded(count);
  for (let number = 0; number < count; number += 1) {
    const house = 1 + Math.floor(random() * 200);
    const line = `${house} Sráid Mhór, Apartment ${Math.floor(random() * 50)}`;
    yield [eircode(number), line, '', `Dublin ${1 + Math.floor(random() * 24)}`, 'Dublin'];
  }
}

const HEADER = 'Eircode,Address line 1,Address line 2,Town,County\n';
/** Writes a CSV file of so many made-up addresses. */
export function writeAddresses(file: string, count: number): Promise<void> {
  return writeCsv(file, HEADER, addresses(count));
}
