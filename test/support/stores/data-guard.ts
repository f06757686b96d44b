import { createDataGuard } from '../../../src/main/core/data-state/data-guard.ts';
import { createDataState } from '../../../src/main/core/data-state/data-state.ts';

/** The guard of data that has no problem. */
export const SOUND_DATA = createDataGuard({
  state: createDataState(),
  isReadable: true,
  onDamage: () => {},
  lookAtFiles: () => {},
  lookAtClock: () => {},
  failureOf: () => undefined,
});
