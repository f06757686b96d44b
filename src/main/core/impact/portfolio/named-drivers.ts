import { between, type Random } from '../../../../shared/data/random.ts';
import type {
  NamedDriverInputs,
  RatingInputs,
} from '../../../../shared/domain/quotes/rating-inputs.ts';
import { driver } from './driver.ts';

/** The shares of policies that name a spouse or partner, and a child who may drive. */
const SHARES = { partner: 0.42, child: 0.06 };

function named(random: Random, position: number, ages: readonly [number, number]) {
  const { noClaimsYears: _, convictions: __, openClaims: ___, ...answers } = driver(random, ages);
  return { driver: position, ...answers } satisfies NamedDriverInputs;
}

/** The drivers who are named next to a policyholder of an age. */
export function namedDrivers(random: Random, age: number): Pick<RatingInputs, 'namedDrivers'> {
  const found: NamedDriverInputs[] = [];
  if (age >= 25 && random() < SHARES.partner) {
    const near: [number, number] = [Math.max(21, age - 6), Math.min(88, age + 6)];
    const mainDriver = random() < 0.1;
    found.push({ ...named(random, 1, near), ...(mainDriver ? { mainDriver } : {}) });
  }
  if (age >= 40 && random() < SHARES.child) {
    found.push(named(random, found.length + 1, [17, Math.min(between(random, 18, 26), age - 20)]));
  }
  return found.length === 0 ? {} : { namedDrivers: found };
}
