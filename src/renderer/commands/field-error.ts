import type { Fault } from '../../shared/contract/result.ts';
import { sayAlone } from '../i18n/say.ts';

/** What is wrong with one input of an operation, in words; undefined where nothing is. */
export type ErrorAt = (input: string) => string | undefined;

const errorsOf = (fault: Fault | undefined) => (fault?.kind === 'invalid' && fault.errors) || [];

/** What a fault says of one input, to stand at its field. */
export function errorAt(fault: Fault | undefined, input: string): string | undefined {
  const error = errorsOf(fault).find(({ path }) => path === input);
  return error && sayAlone(error.message);
}

/** What is left of a fault to say elsewhere once some inputs say it at their fields; undefined where nothing is. */
export function withoutFields(
  fault: Fault | undefined,
  inputs: ReadonlySet<string>,
): Fault | undefined {
  const errors = errorsOf(fault);
  if (fault?.kind !== 'invalid' || errors.length === 0) return fault;
  const rest = errors.filter(({ path }) => !inputs.has(path));
  return rest.length === 0 ? undefined : { ...fault, errors: rest };
}
