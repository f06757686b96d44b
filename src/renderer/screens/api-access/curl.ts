import type { contract, InputOf } from '../../../shared/contract.ts';

type PathOf<N extends 'issueToken' | 'priceQuote'> = (typeof contract)[N]['http']['path'];

// Their types come from the contract; its value would bring the schema library into the page.
const TOKEN: PathOf<'issueToken'> = '/auth/token';
const PRICE: PathOf<'priceQuote'> = '/priceQuote';

/** A shell command that gets a token. */
export function tokenCall(url: string, scope: string): string {
  const form = {
    grant_type: 'client_credentials',
    client_id: 'CLIENT_ID',
    client_secret: 'CLIENT_SECRET',
    scope,
  } satisfies InputOf<'issueToken'>;
  const fields = Object.entries(form).map(([name, value]) => `  -d '${name}=${value}'`);
  return [`curl ${url}${TOKEN}`, ...fields].join(' \\\n');
}

/** A shell command that asks for a price with the token. */
export function priceCall(url: string, day: string): string {
  const body = {
    data: {
      'in_policy.dateInception': `${day}T00:00:00`,
      'in_customer.dateOfBirth': '1985-03-12',
      'in_dts.raterCover': 'Comprehensive',
    },
  } satisfies InputOf<'priceQuote'>;
  return [
    `curl ${url}${PRICE}`,
    "  -H 'Authorization: Bearer ACCESS_TOKEN'",
    "  -H 'Content-Type: application/json'",
    `  -d '${JSON.stringify(body, null, 2)}'`,
  ].join(' \\\n');
}
