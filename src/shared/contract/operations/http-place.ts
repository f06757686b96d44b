import type { Fault } from '../../result/result.ts';

/**
 * How an operation's input travels. What the path names stands there. `address`: the rest in the query;
 * `json`: the rest in the body; `quote`: as an XML or JSON quote document; of both, what `query` names
 * travels in the query; `token`: as a form, as JSON or with HTTP Basic.
 */
type Travel =
  | { readonly method: 'GET'; readonly from: 'address' }
  | { readonly method: 'POST'; readonly from: 'token' }
  | {
      readonly method: 'POST';
      readonly from: 'json' | 'quote';
      readonly query?: readonly string[];
    };

/** Where an operation stands in the HTTP API, and what the API's description says about it. */
export type HttpPlace = Travel & {
  /** Fastify's form: parameters as `:name`. */
  readonly path: string;
  /** What its handler may answer in place of the output; what its place brings with it is derived. */
  readonly faults: readonly Fault['kind'][];
  /** An input that is taken, as it travels, with {@link PLACEHOLDERS} for what the caller knows. */
  readonly example: Readonly<Record<string, unknown>>;
};

/** What stands in examples for what only the caller knows, by what it is. */
export const PLACEHOLDERS = {
  clientId: 'qd-example',
  clientSecret: 'secret',
  scope: 'api://example/quotedesk/.default',
  quoteId: 'Q-EXAMPLE',
  policyId: 'P-EXAMPLE',
  /** Where an example is shown, tomorrow takes its place. */
  inception: '2026-12-01T00:00:00+00:00',
} as const;

/** The smallest quote document, in JSON. */
export const EXAMPLE_DOCUMENT = {
  Policy: { InceptionDate: PLACEHOLDERS.inception, CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
};

const PARAMETER = /:(\w+)/g;

/** The properties of an input that travel in the address, in the order of the input. */
export function addressParameters(
  place: HttpPlace,
  input: { readonly properties: object },
): { readonly path: readonly string[]; readonly query: readonly string[] } {
  const inPath = new Set([...place.path.matchAll(PARAMETER)].map(([, name]) => name));
  const names = Object.keys(input.properties);
  const path = names.filter((name) => inPath.has(name));
  if (place.from === 'token') return { path, query: [] };
  const inQuery =
    place.from === 'address' ? names.filter((name) => !inPath.has(name)) : place.query;
  return { path, query: inQuery ?? [] };
}

/**
 * The address of an operation, below the host's.
 * @param values of its parameters; those that are not there are left out of the query, which only an
 * input has that travels in the address
 */
export function addressOf(
  { path, from }: HttpPlace,
  values: Readonly<Record<string, unknown>>,
): string {
  const rest = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
  const filled = path.replaceAll(PARAMETER, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (from !== 'address') return filled;
  const query = [...rest].map((pair) => pair.map((part) => encodeURIComponent(String(part))));
  return query.length === 0 ? filled : `${filled}?${query.map((pair) => pair.join('=')).join('&')}`;
}
