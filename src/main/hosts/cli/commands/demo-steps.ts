import { checker } from '../../../../shared/contract/check.ts';
import {
  addressOf,
  contract,
  type HttpOperationName,
  type OutputOf,
} from '../../../../shared/contract/contract.ts';
import { amount } from '../common/output.ts';

/** A request's body: a value as JSON, fields as a form, or a text as XML. */
export type Body =
  | { readonly type: 'application/json'; readonly content: object }
  | {
      readonly type: 'application/x-www-form-urlencoded';
      readonly content: Readonly<Record<string, string>>;
    }
  | { readonly type: 'application/xml'; readonly content: string };

/** What the steps so far have learned, and what they began with. */
export interface Known {
  readonly credentials: {
    readonly client_id: string;
    readonly client_secret: string;
    readonly scope: string;
  };
  readonly token?: string;
  readonly quoteId: string;
}

interface Plan<N extends HttpOperationName> {
  readonly operation: N;
  /** What happens, in a few words. */
  readonly title: string;
  /** What the request asks for, in a few words. */
  readonly asks: string;
  /** The values of the address; those of the operation's example where absent. */
  readonly address?: (known: Known) => Readonly<Record<string, string>>;
  readonly body?: (known: Known) => Body;
  /** The answer, in a few words. */
  readonly tells: (answer: OutputOf<N>) => string;
  readonly learns?: (answer: OutputOf<N>) => Partial<Known>;
}

/** What a valid answer says. */
interface Understood {
  readonly tells: string;
  readonly learns: Partial<Known>;
}

/** One request of the demonstration. */
export interface Step {
  readonly operation: string;
  readonly title: string;
  readonly asks: string;
  readonly method: string;
  readonly path: (known: Known) => string;
  readonly body: (known: Known) => Body | undefined;
  /** Undefined where the answer is not what the contract promises. */
  readonly understand: (answer: unknown) => Understood | undefined;
}

/** Makes a step from its plan; method and address come from the contract. */
function step<N extends HttpOperationName>(plan: Plan<N>): Step {
  const { operation, title, asks, address, body, tells, learns } = plan;
  const { http, output } = contract[operation];
  const check = checker(output);
  return {
    operation,
    title,
    asks,
    method: http.method,
    path: (known) => addressOf(http, address?.(known) ?? http.example),
    body: (known) => body?.(known),
    understand: (answer) => {
      const checked = check(answer);
      if ('errors' in checked) return undefined;
      // The check is made from the same schema that types the answer.
      const value = checked.value as OutputOf<N>;
      return { tells: tells(value), learns: learns?.(value) ?? {} };
    },
  };
}

const json = (content: object): Body => ({ type: 'application/json', content });

const euro = (value: number) => `${amount(value)} euro`;

/** Joins the parts that are not empty. */
const list = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

/** @param day when cover begins, `YYYY-MM-DD` */
const quick = (day: string): readonly Step[] => [
  step({
    operation: 'issueToken',
    title: 'Get a token',
    asks: 'with the client’s id, secret and scope',
    body: ({ credentials }) => ({
      type: 'application/x-www-form-urlencoded',
      content: { grant_type: 'client_credentials', ...credentials },
    }),
    tells: ({ token_type, expires_in }) => `${token_type}, good for ${expires_in} seconds`,
    learns: ({ access_token }) => ({ token: access_token }),
  }),
  step({
    operation: 'priceQuote',
    title: 'Price a risk from three inputs',
    asks: `Comprehensive from ${day} for a driver born 1985-06-15`,
    body: () =>
      json({
        data: {
          'in_policy.dateInception': `${day}T00:00:00+00:00`,
          'in_customer.dateOfBirth': '1985-06-15',
          'in_dts.raterCover': 'Comprehensive',
        },
      }),
    tells: ({ explanation: { premium, grossPremium, policyFee } }) =>
      `${euro(premium)}: ${amount(grossPremium)} with levies, and a fee of ${amount(policyFee)}`,
  }),
  step({
    operation: 'lookUpVehicle',
    title: 'Look up a vehicle',
    asks: 'by its registration mark',
    tells: ({ make, model, year, engineSize, fuelType }) =>
      list(`${make} ${model}`, String(year), `${engineSize} cc`, fuelType),
  }),
  step({
    operation: 'lookUpEircode',
    title: 'Look up an address',
    asks: 'by its Eircode',
    tells: ({ addressLine1, addressLine2, town, county, country }) =>
      list(addressLine1, addressLine2, town, county, country),
  }),
  step({
    operation: 'listProducts',
    title: 'List the products',
    asks: 'all that are on offer',
    tells: ({ products }) => products.map(({ name }) => name).join(' · '),
  }),
];

const life = (sample: string): readonly Step[] => [
  step({
    operation: 'submitQuote',
    title: 'Submit a quote',
    asks: 'resources/samples/quote.xml, for a year from that day',
    body: () => ({ type: 'application/xml', content: sample }),
    tells: ({ quoteId, premium, status }) => `${quoteId} ${status} at ${euro(premium)}`,
    learns: ({ quoteId }) => ({ quoteId }),
  }),
  step({
    operation: 'overrideQuote',
    title: 'Override a term',
    asks: 'a discount of 10 percent',
    body: ({ quoteId }) =>
      json({ quoteId, overrideType: 'discount', value: 10, reason: 'Loyal for years' }),
    tells: ({ premium, status }) => `${status} at ${euro(premium)}`,
  }),
  step({
    operation: 'addCover',
    title: 'Add optional cover',
    asks: 'breakdown assistance',
    body: ({ quoteId }) => json({ quoteId, addonType: 'breakdown', addonOptions: {} }),
    tells: ({ premium, status }) => `${status} at ${euro(premium)}`,
  }),
  step({
    operation: 'recordDriverNumber',
    title: 'Record the driver number',
    asks: '123456789, of the driving licence',
    body: ({ quoteId }) => json({ quoteId, driverNumber: '123456789' }),
    tells: ({ driverNumber }) => `driver number ${driverNumber}`,
  }),
  step({
    operation: 'getQuote',
    title: 'Retrieve the quote',
    asks: 'all of it, with its history',
    address: ({ quoteId }) => ({ id: quoteId }),
    tells: ({ customer, premium, expiresAt, history }) =>
      `${customer.firstName} ${customer.surname}, ${euro(premium)} until ${expiresAt.slice(0, 10)}, ${history.length} events`,
  }),
  step({
    operation: 'generateDocuments',
    title: 'Generate the documents',
    asks: 'all of them',
    body: ({ quoteId }) => json({ quoteId, documentTypes: ['all'] }),
    tells: ({ documents }) =>
      `${documents.map(({ type }) => type).join(', ')}: links until ${documents[0]?.expiresAt}`,
  }),
  step({
    operation: 'acceptQuote',
    title: 'Accept the quote',
    asks: 'paid by card, PAY-DEMO',
    body: ({ quoteId }) => json({ quoteId, paymentMethod: 'card', paymentReference: 'PAY-DEMO' }),
    tells: ({ policyId, policyStartDate, status }) =>
      `${status}: policy ${policyId} from ${policyStartDate.slice(0, 10)}`,
  }),
];

/**
 * Everything that the API does, in the order in which an integrator needs it.
 * @param sample a quote document in XML
 * @param day when cover begins, `YYYY-MM-DD`
 */
export function demonstration(sample: string, day: string): readonly Step[] {
  const document = sample
    .replace(/(<InceptionDate>)[^T]+/, `$1${day}`)
    .replace(/\s*<ExpiryDate>.*<\/ExpiryDate>/, '');
  return [...quick(day), ...life(document)];
}
