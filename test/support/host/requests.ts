import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { contract } from '../../../src/shared/contract/contract.ts';
import type { Received, TestHost } from './host.ts';

/** The path of each operation, taken from the contract so that no path is written twice. */
export const AT = {
  token: contract.issueToken.http.path,
  price: contract.priceQuote.http.path,
  products: contract.listProducts.http.path,
  submit: contract.submitQuote.http.path,
  vehicle: (vrm: string) => contract.lookUpVehicle.http.path.replace(':vrm', vrm),
  address: (code: string) => contract.lookUpEircode.http.path.replace(':eircode', code),
  override: contract.overrideQuote.http.path,
  withdrawOverride: contract.withdrawOverride.http.path,
  addOn: contract.addCover.http.path,
  removeAddOn: contract.removeCover.http.path,
  driverNumber: contract.recordDriverNumber.http.path,
  refer: contract.referQuote.http.path,
  decideReferral: contract.decideReferral.http.path,
  lost: contract.markLost.http.path,
  notLost: contract.markNotLost.http.path,
  accept: contract.acceptQuote.http.path,
  documents: contract.generateDocuments.http.path,
  quote: (id: string) => contract.getQuote.http.path.replace(':id', id),
};

/** A quick price that every host answers with 200. */
export const GOOD_PRICE = {
  data: {
    'in_policy.dateInception': '2026-12-01T00:00:00Z',
    'in_customer.dateOfBirth': '1985-06-15',
    'in_dts.raterCover': 'Comprehensive',
  },
} as const;

const sample = (name: string) =>
  readFileSync(new URL(`../../../resources/samples/${name}.xml`, import.meta.url), 'utf8');

/** The samples that come with the application. */
export const FULL_XML = sample('quote');
export const MINIMAL_XML = sample('quote-minimal');
export const PROPOSAL_XML = sample('quote-proposal');

/** The security headers of every response, errors too. */
export const GUARDED: readonly (readonly [name: string, value: string])[] = [
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
];

/** The error shape of the specification, with a message in words. */
export function expectFault({ status, body }: Received, expected: number): void {
  expect(status, JSON.stringify(body)).toBe(expected);
  expect(body.statusCode).toBe(expected);
  expect(body.message).toEqual(expect.stringMatching(/\S/));
}

/** Expects that the host still serves a good request, whatever came before. */
export async function expectStillServing(host: TestHost): Promise<void> {
  const answer = await host.send(AT.price, { body: GOOD_PRICE });
  expect(answer.status).toBe(200);
}

/** The warnings that do not only say what an answer counts as that was not given. */
export function withoutAssumed(warnings: readonly string[]): string[] {
  return warnings.filter((warning) => !warning.includes(' is not given and counts as: '));
}
