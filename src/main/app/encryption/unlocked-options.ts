import type { Log } from '../../adapters/node/log.ts';
import { problemError } from '../../core/data-state/data-state.ts';
import type { AppOptions } from '../app-options.ts';
import { loggedEnvironment } from '../open-data.ts';
import { unlock } from './unlock.ts';

/**
 * The options with the key of the data; a host goes on without it, a command ends.
 * @throws {FaultError} where a command has no key
 */
export function unlockedOptions(given: AppOptions, log: Log) {
  const { keysRepaired: was, ...found } = unlock(given);
  if (was) log.note('keys repaired', { was, environment: loggedEnvironment(given) });
  if (!('locked' in found)) return { options: { ...given, ...found }, locked: undefined };
  if (given.host === 'command') throw problemError(found.locked);
  return { options: given, locked: found.locked };
}
