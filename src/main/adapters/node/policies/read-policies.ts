import { checker } from '../../../../shared/contract/check.ts';
import { isJsonObject } from '../../../../shared/data/json-object.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import { remarkSentence } from '../../../../shared/result/sentences.ts';
import { Policies } from '../../../../shared/schemas/desk/policies.ts';
import { type FoundPolicies, findPolicies, type PolicyPlace } from './find-policies.ts';
import { registryPolicies } from './registry.ts';

const check = checker(Policies);

/** The value that this version knows; a later one may have more. */
function known(values: unknown): unknown {
  if (!isJsonObject(values)) return values;
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(Policies.properties, name)),
  );
}

/**
 * What the administrator has set, checked.
 * @throws {FaultError} where one has no valid value: what is required must not be left out in silence
 */
export function checkedPolicies(found: FoundPolicies): Policies {
  const checked = check(known('printed' in found ? registryPolicies(found.printed) : found.values));
  if ('value' in checked) return checked.value;
  const faults = checked.errors.map(remarkSentence).join('; ');
  const text = message('policiesInvalid', { place: found.place, faults });
  throw new FaultError({ kind: 'unavailable', message: text });
}

/**
 * Finds the policies of this computer, and checks them.
 * @throws {FaultError} where they cannot be read, or are not valid
 */
export function readPolicies(given: Partial<PolicyPlace> = {}): Policies {
  const found = findPolicies(given);
  return found ? checkedPolicies(found) : {};
}
