import createClient from 'openapi-fetch';
import type { paths } from './quotedesk.d.ts';

/** What the operator of the host issued. */
export interface Credentials {
  readonly client_id: string;
  readonly client_secret: string;
  readonly scope: string;
}

/** A token is renewed this long before its end, seconds. */
const EARLY = 60;

/**
 * A client of the API in which every address, input and answer has its type. It gets its token by
 * itself and keeps it for as long as it lasts.
 * @param baseUrl as `http://127.0.0.1:8517`
 */
export function quotedesk(baseUrl: string, credentials: Credentials) {
  const api = createClient<paths, 'application/json'>({ baseUrl });
  let token = { text: '', until: 0 };

  async function currentToken(): Promise<string> {
    if (Date.now() < token.until) return token.text;
    const body = { grant_type: 'client_credentials', ...credentials } as const;
    const { data, error } = await api.POST('/auth/token', { body });
    if (!data) throw new Error(error.message);
    token = { text: data.access_token, until: Date.now() + (data.expires_in - EARLY) * 1000 };
    return token.text;
  }

  api.use({
    async onRequest({ request, schemaPath }) {
      if (schemaPath === '/auth/token') return;
      request.headers.set('Authorization', `Bearer ${await currentToken()}`);
    },
  });
  return api;
}
