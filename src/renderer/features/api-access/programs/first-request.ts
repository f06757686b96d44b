import type { contract, InputOf } from '../../../../shared/contract/contract.ts';

type PathOf<N extends 'issueToken' | 'priceQuote'> = (typeof contract)[N]['http']['path'];

// Their types come from the contract; its value would bring the schema library into the page.
export const TOKEN: PathOf<'issueToken'> = '/auth/token';
export const PRICE: PathOf<'priceQuote'> = '/priceQuote';

/** Where a first program finds the API, and what it asks with. */
export interface FirstRequest {
  readonly url: string;
  readonly scope: string;
  /** The start of cover, `YYYY-MM-DD`. */
  readonly day: string;
}

/** What a reader puts a client's own into. */
export const CLIENT_ID = 'CLIENT_ID';
export const CLIENT_SECRET = 'CLIENT_SECRET';

/** The price that a first program asks for, as JSON. */
export function priceBody({ day }: FirstRequest): string {
  const body = {
    data: {
      'in_policy.dateInception': `${day}T00:00:00`,
      'in_customer.dateOfBirth': '1985-03-12',
      'in_dts.raterCover': 'Comprehensive',
    },
  } satisfies InputOf<'priceQuote'>;
  return JSON.stringify(body, null, 2);
}

/** A program to copy: what it is saved as, how it is run, and its text. */
export interface Program {
  readonly language: string;
  readonly file: string;
  readonly run: string;
  readonly text: (request: FirstRequest) => string;
}
