import {
  addressOf,
  addressParameters,
  type HttpOperation,
  PLACEHOLDERS,
} from '../../../src/shared/contract/contract.ts';
import type { Sent } from '../host/host.ts';
import { FULL_XML } from '../host/requests.ts';

/** The example of an operation as a request, and the status that it gets while there is no quote. */
export interface ExampleRequest {
  readonly at: string;
  readonly sent: Sent;
  readonly status: 200 | 404;
}

/** The request that an operation's record gives as its example; a quote is sent as XML. */
export function exampleRequest({ http, input }: HttpOperation): ExampleRequest {
  const { method, from, example } = http;
  const { path } = addressParameters(http, input);
  const inBody = Object.fromEntries(
    Object.entries(example).filter(([name]) => !path.includes(name)),
  );
  const sent: Record<typeof from, Sent> = {
    address: { method },
    json: { method, body: inBody },
    token: { method, body: example },
    quote: { method, body: FULL_XML, headers: { 'content-type': 'application/xml' } },
  };
  const { quoteId, policyId } = PLACEHOLDERS;
  const namesQuote = [quoteId, policyId].some((id) => Object.values(example).includes(id));
  return { at: addressOf(http, example), sent: sent[from], status: namesQuote ? 404 : 200 };
}
