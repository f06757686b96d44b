/** What the tests read of Bruno's own parser, which brings no types. */
declare module '@usebruno/lang' {
  interface Pair {
    readonly name: string;
    readonly value: string;
  }
  interface Request {
    readonly meta: { readonly name: string; readonly seq: string };
    readonly http: { readonly method: string; readonly url: string; readonly auth: string };
    readonly headers?: readonly Pair[];
    readonly params?: readonly Pair[];
    readonly body?: {
      readonly json?: string;
      readonly xml?: string;
      readonly formUrlEncoded?: readonly Pair[];
    };
    readonly vars?: { readonly res?: readonly Pair[] };
  }
  interface Collection {
    readonly auth: { readonly mode: string; readonly bearer: { readonly token: string } };
  }
  interface Environment {
    readonly variables: readonly (Pair & { readonly secret: boolean })[];
  }

  export function bruToJsonV2(text: string): Request;
  export function bruToEnvJsonV2(text: string): Environment;
  export function collectionBruToJson(text: string): Collection;
}
