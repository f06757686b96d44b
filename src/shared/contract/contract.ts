import type { Static } from 'typebox';
import type { Environment } from '../domain/desk/environment.ts';
import { accidentOperations } from './operations/accidents.ts';
import { apiClientOperations } from './operations/api-clients.ts';
import { backupOperations } from './operations/backups.ts';
import { complaintOperations } from './operations/complaints.ts';
import { datasetOperations } from './operations/datasets.ts';
import { diagnosticOperations } from './operations/diagnostics.ts';
import { documentOperations } from './operations/documents.ts';
import { draftOperations } from './operations/drafts.ts';
import { encryptionOperations } from './operations/encryption.ts';
import { exploreOperations } from './operations/explore.ts';
import { firmOperations } from './operations/firm.ts';
import type { HttpPlace } from './operations/http-place.ts';
import { impactOperations } from './operations/impact.ts';
import { jobOperations } from './operations/jobs.ts';
import { levyOperations } from './operations/levies.ts';
import { lookupOperations } from './operations/lookups.ts';
import { noteOperations } from './operations/notes.ts';
import { officeOperations } from './operations/office.ts';
import type { Operation } from './operations/operation.ts';
import { paymentOperations } from './operations/payments.ts';
import { policyOperations } from './operations/policies.ts';
import { pricingOperations } from './operations/pricing.ts';
import { quoteIndexOperations } from './operations/quote-index.ts';
import { quoteOperations } from './operations/quotes.ts';
import { rateBookTrialOperations } from './operations/rate-book-trial.ts';
import { rateBookOperations } from './operations/rate-books.ts';
import { recordOperations } from './operations/records.ts';
import { renewalOperations } from './operations/renewals.ts';
import { userOperations } from './operations/users.ts';
import { workspaceOperations } from './operations/workspace.ts';

export {
  addressOf,
  addressParameters,
  type HttpPlace,
  PLACEHOLDERS,
} from './operations/http-place.ts';
export type { Operation } from './operations/operation.ts';

/**
 * Every operation, once. HTTP routes, the bridge, the description of the API, the clients made from
 * it and the collections of requests come from here, in this order.
 */
export const contract = {
  ...apiClientOperations,
  ...pricingOperations,
  ...lookupOperations,
  ...datasetOperations,
  ...quoteOperations,
  ...documentOperations,
  ...policyOperations,
  ...accidentOperations,
  ...complaintOperations,
  ...paymentOperations,
  ...noteOperations,
  ...renewalOperations,
  ...exploreOperations,
  ...draftOperations,
  ...quoteIndexOperations,
  ...workspaceOperations,
  ...officeOperations,
  ...backupOperations,
  ...encryptionOperations,
  ...firmOperations,
  ...recordOperations,
  ...userOperations,
  ...rateBookOperations,
  ...rateBookTrialOperations,
  ...levyOperations,
  ...impactOperations,
  ...jobOperations,
  ...diagnosticOperations,
} as const;

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

/** The names of the operations that HTTP offers. */
export type HttpOperationName = {
  [N in OperationName]: (typeof contract)[N] extends { readonly http: HttpPlace } ? N : never;
}[OperationName];

/** An operation that HTTP offers. */
export interface HttpOperation extends Operation {
  readonly name: OperationName;
  readonly http: HttpPlace;
}

/** The operations that HTTP offers. */
export const httpOperations: readonly HttpOperation[] = operationNames.flatMap((name) => {
  const operation: Operation = contract[name];
  const { http } = operation;
  return http ? [{ ...operation, name, http }] : [];
});

/** The environment that answers a call: the one asked for, unless the operation has its own. */
export function environmentOf(operation: string, asked: Environment): Environment {
  const known: Operation | undefined = isOperation(operation) ? contract[operation] : undefined;
  return known?.environment ?? asked;
}
