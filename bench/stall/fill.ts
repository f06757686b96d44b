import { join } from 'node:path';
import { openApp } from '../../src/main/app/app.ts';
import { BROKER } from '../../src/main/core/dispatcher.ts';
import { between, pick, seeded } from '../../src/shared/data/random.ts';
import { faultSentence } from '../../src/shared/result/sentences.ts';
import { dayFromNow } from '../size.ts';

export const RESOURCES = join(import.meta.dirname, '../../resources');

const CARS = [
  ['Ford', 'Focus'],
  ['Toyota', 'Yaris'],
  ['Volkswagen', 'Golf'],
  ['Hyundai', 'Tucson'],
] as const;
const NAMES = ['Murphy', 'Kelly', 'Walsh', 'Byrne', 'Ryan', 'Nowak', 'Doyle', 'Lynch'];

/** Any risk that is not declined. */
export function anyDocument(random: () => number): object {
  const [Make, Model] = pick(random, CARS);
  const born = `${between(random, 1955, 1995)}-0${between(random, 1, 9)}-${between(random, 10, 28)}`;
  const mark = `${between(random, 141, 242)}-${pick(random, ['D', 'C', 'G'])}-${between(random, 1, 50_000)}`;
  return {
    Policy: { InceptionDate: dayFromNow(7), CoverType: 'Comprehensive' },
    Customer: { FirstName: 'Seán', Surname: pick(random, NAMES), DateOfBirth: born },
    Vehicle: { RegistrationNumber: mark, Make, Model },
  };
}

/** Fills a new data folder with quotes that were submitted as any other, so that a replay finds no difference. */
export async function fill(dataFolder: string, count: number): Promise<void> {
  const options = { dataFolder, resourcesFolder: RESOURCES, version: 'bench' } as const;
  const app = await openApp({ ...options, host: 'command', unsynced: true });
  const random = seeded(count);
  for (let i = 0; i < count; i += 1) {
    const input = { source: 'json', document: anyDocument(random) };
    const answer = await app.dispatch(BROKER, 'submitQuote', input);
    if (!answer.ok) throw new Error(faultSentence(answer.fault));
    if (i % 1000 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const list = await app.dispatch(BROKER, 'listQuotes', {});
  await app.close();
  if (!list.ok) throw new Error(faultSentence(list.fault));
}
