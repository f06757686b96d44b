import type { App } from '../../src/main/app.ts';
import { DESK } from '../../src/main/door.ts';
import { checker } from '../../src/shared/check.ts';
import {
  contract,
  type InputOf,
  type OperationName,
  type OutputOf,
} from '../../src/shared/contract.ts';
import type { Fault } from '../../src/shared/fault.ts';

/** Asks the door as the screens do; what it answers must be what the contract says. */
export async function ask<N extends OperationName>(
  { door }: Pick<App, 'door'>,
  operation: N,
  input: InputOf<N>,
): Promise<OutputOf<N>> {
  const answer = await door(DESK, operation, input);
  if (!answer.ok) throw new Error(`${operation}: ${JSON.stringify(answer.fault)}`);
  // Over the bridge it travels as JSON.
  const checked = checker(contract[operation].output)(JSON.parse(JSON.stringify(answer.value)));
  if ('errors' in checked) throw new Error(`${operation}: ${JSON.stringify(checked.errors)}`);
  return checked.value as OutputOf<N>;
}

/** The fault by which the door refuses the screens. */
export async function refusal(
  { door }: Pick<App, 'door'>,
  operation: OperationName,
  input: unknown,
): Promise<Fault> {
  const answer = await door(DESK, operation, input);
  if (answer.ok) throw new Error(`${operation} was not refused`);
  return answer.fault;
}
