import { quotedeskAlone } from '../../support/command-line/command-alone.ts';
import { serve } from '../../support/host/served.ts';

/** What the operator gives to anyone who is to call. */
export interface Credentials {
  readonly client_id: string;
  readonly client_secret: string;
  readonly scope: string;
}

/** A request in the words of the specification; without a token where that is null. */
export interface Request {
  readonly method?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly xml?: string;
  readonly token?: string | null;
}

export interface Response {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body: success and errors are JSON. */
  readonly body: ReturnType<typeof JSON.parse>;
}

/** The service as a stranger meets it: its address, credentials, and nothing of its inside. */
export interface Service {
  readonly url: string;
  readonly client: Credentials;
  readonly call: (path: string, request?: Request) => Promise<Response>;
  /** Asks the operator for another client. */
  readonly issue: (...permissions: readonly string[]) => Promise<Credentials>;
  readonly token: (client: Credentials) => Promise<string>;
  readonly close: () => Promise<unknown>;
}

/** A client may call 100 times a minute; these tests call more often and so are several clients. */
const CALLS_OF_A_CLIENT = 90;

function bodyOf({ json, form, xml }: Request): { type?: string; body?: string } {
  if (json !== undefined) return { type: 'application/json', body: JSON.stringify(json) };
  if (xml !== undefined) return { type: 'application/xml', body: xml };
  if (form === undefined) return {};
  return { type: 'application/x-www-form-urlencoded', body: String(new URLSearchParams(form)) };
}

/** Starts the built host as a process and talks to it over loopback. */
export async function startService(env: Readonly<Record<string, string>> = {}): Promise<Service> {
  const host = await serve({ env });
  const { id, secret, scope } = host.client;
  const client = { client_id: id, client_secret: secret, scope };

  const send = async (path: string, token: string | null, request: Request): Promise<Response> => {
    const { type, body } = bodyOf(request);
    const response = await fetch(`${host.url}${path}`, {
      method: request.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(type === undefined ? {} : { 'Content-Type': type }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const token: Service['token'] = async (of) => {
    const form = { ...of, grant_type: 'client_credentials' };
    const { body } = await send('/auth/token', null, { form });
    return body.access_token;
  };
  let issued = 0;
  const issue: Service['issue'] = async (...permissions) => {
    const list = permissions.length > 0 ? ['--permissions', permissions.join(',')] : [];
    issued += 1;
    const name = `Caller ${issued}`;
    const args = ['client', 'create', name, ...list, '--data', host.dataFolder, '--json'];
    const { code, out, err } = await quotedeskAlone(args);
    if (code !== 0) throw new Error(err);
    const { client_id, client_secret, scope: fixed } = JSON.parse(out);
    return { client_id, client_secret, scope: fixed };
  };

  let calls = 0;
  let bearer = '';
  const mine = async () => {
    if (calls % CALLS_OF_A_CLIENT === 0) bearer = await token(calls === 0 ? client : await issue());
    calls += 1;
    return bearer;
  };
  return {
    url: host.url,
    client,
    call: async (path, request = {}) =>
      send(path, request.token === undefined ? await mine() : request.token, request),
    issue,
    token,
    close: host.stop,
  };
}
