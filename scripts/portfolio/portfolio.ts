import { pick, seeded } from '../../src/shared/data/random.ts';
import type { Cover } from '../../src/shared/schemas/cover.ts';
import type { RatingInputs } from '../../src/shared/schemas/rate-book.ts';
import { car } from './car.ts';
import { driver } from './driver.ts';
import { namedDrivers } from './named-drivers.ts';
import { place } from './place.ts';

/** The covers' shares of Irish private motor policies, in per cent. */
const COVER_SHARES: readonly (readonly [Cover, number])[] = [
  ['Comprehensive', 93],
  ['TPFT', 6],
  ['ThirdParty', 1],
];

/**
 * A *synthetic* portfolio: risks mixed roughly as on the Irish market, all invented. The same seed
 * and size give the same risks on every machine.
 */
export function portfolio(seed = 2026, size = 20_000): RatingInputs[] {
  const random = seeded(seed);
  return Array.from({ length: size }, () => {
    const policyholder = driver(random);
    return {
      cover: pick(random, COVER_SHARES, ([, weight]) => weight)[0],
      ...policyholder,
      disqualifications: random() < 0.003 ? 1 : 0,
      ...car(random),
      ...place(random),
      ...namedDrivers(random, policyholder.driverAge),
    };
  });
}
