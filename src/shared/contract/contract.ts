import type { Static } from 'typebox';
import type { Environment } from './bridge.ts';
import type { Operation } from './operations/operation.ts';
import { screenOperations } from './operations/screens.ts';
import { serviceOperations } from './operations/service.ts';

export type { HttpPlace, Operation } from './operations/operation.ts';

/** Every operation, once. HTTP routes, the bridge, the client and the documents come from here. */
export const contract = { ...serviceOperations, ...screenOperations } as const;

export type OperationName = keyof typeof contract;

// Looked up, not inferred in place: of a name that is still open, the compiler would work `Static`
// through for every schema there could be.
type Inputs = { readonly [N in OperationName]: Static<(typeof contract)[N]['input']> };
type Outputs = { readonly [N in OperationName]: Static<(typeof contract)[N]['output']> };

export type InputOf<N extends OperationName> = Inputs[N];
export type OutputOf<N extends OperationName> = Outputs[N];

/** The names of all operations. */
export const operationNames = Object.keys(contract) as OperationName[];

/** Whether a word is the name of an operation. */
export function isOperation(word: string): word is OperationName {
  return Object.hasOwn(contract, word);
}

/** The realm that answers a call: the one that was asked, unless the operation has one of its own. */
export function environmentOf(operation: string, asked: Environment): Environment {
  const known: Operation | undefined = isOperation(operation) ? contract[operation] : undefined;
  return known?.environment ?? asked;
}
