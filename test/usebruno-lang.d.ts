/** What is used of Bruno's own reader and writer, which bring no types. */
declare module '@usebruno/lang' {
  export interface Pair {
    readonly name: string;
    readonly value: string;
  }
  /** What the writer is given; the reader leaves `enabled` to who asks. */
  interface Enabled extends Pair {
    readonly enabled: boolean;
  }
  export interface Body {
    readonly json?: string;
    readonly xml?: string;
    readonly formUrlEncoded?: readonly Enabled[];
  }
  interface Request {
    readonly meta: { readonly name: string; readonly type: 'http'; readonly seq: string | number };
    readonly http: {
      readonly method: string;
      readonly url: string;
      readonly body: string;
      readonly auth: string;
    };
    readonly headers?: readonly Enabled[];
    readonly params?: readonly (Enabled & { readonly type: 'query' | 'path' })[];
    readonly body?: Body;
    /** Of `res`: variables and where in the answer they are. */
    readonly vars?: { readonly res?: readonly Enabled[] };
    readonly assertions?: readonly Enabled[];
    readonly docs?: string;
  }
  interface Collection {
    readonly auth: { readonly mode: string; readonly bearer: { readonly token: string } };
    readonly script: { readonly req: string };
  }
  interface Environment {
    readonly variables: readonly (Pair & { readonly secret: boolean })[];
  }

  export function bruToJsonV2(text: string): Request;
  export function jsonToBruV2(request: Request): string;
  export function bruToEnvJsonV2(text: string): Environment;
  export function collectionBruToJson(text: string): Collection;
}
