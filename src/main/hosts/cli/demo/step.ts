import { checker } from '../../../../shared/contract/check.ts';
import {
  addressOf,
  contract,
  type HttpOperationName,
  type OutputOf,
} from '../../../../shared/contract/contract.ts';

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
export interface Understood {
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
export function step<N extends HttpOperationName>(plan: Plan<N>): Step {
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
