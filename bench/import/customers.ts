import { between, pick, seeded } from '../../src/shared/data/random.ts';
import { writeCsv } from './csv-file.ts';

const FIRST_NAMES = ['Aoife', 'Seán', 'Ciara', 'Pádraig', 'Niamh', 'Conor', 'Siobhán', 'Liam'];
const SURNAMES = ['Murphy', 'Kelly', 'Ní Dhomhnaill', "O'Brien", 'Walsh', 'Byrne', 'Ryan', 'Doyle'];
const INSURERS = ['Atlantic Insurance', 'Liffey Mutual', 'Shannon General'];
const HEADER = 'First name,Surname,DOB,Renewal,Phone,E-mail,Reg,Insurer,Policy number\n';
const two = (value: number) => String(value).padStart(2, '0');

/** The cells of made-up customers, in the order of {@link HEADER}. */
export function* customers(count: number): Generator<readonly string[]> {
  const random = seeded(count);
  for (let number = 1; number <= count; number += 1) {
    const day = () => `${two(between(random, 1, 28))}/${two(between(random, 1, 12))}`;
    yield [
      pick(random, FIRST_NAMES),
      pick(random, SURNAMES),
      `${day()}/${between(random, 1940, 2004)}`,
      `${day()}/2027`,
      `087${between(random, 1, 9)}${String(number % 1_000_000).padStart(6, '0')}`,
      `customer${number}@bench.example`,
      `${between(random, 131, 242)}-D-${1 + (number % 900_000)}`,
      pick(random, INSURERS),
      `POL-${number}`,
    ];
  }
}

/** Writes a CSV file of so many made-up customers with their renewals. */
export function writeCustomers(file: string, count: number): Promise<void> {
  return writeCsv(file, HEADER, customers(count));
}
