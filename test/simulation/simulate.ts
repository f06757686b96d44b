import { broken } from './invariants.ts';
import { type Planted, World } from './world.ts';

/** Lives through what a seed brings. @returns what is wrong at the end, nothing where all is well */
export async function simulate(seed: number, planted?: Planted): Promise<readonly string[]> {
  const world = await World.of(seed, planted);
  try {
    await world.run();
    return await broken(world);
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    world.close();
  }
}
