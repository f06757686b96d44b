import type { FastifyInstance } from 'fastify';
import { spendLaunchToken } from './launch-token.ts';
import { SCREEN_HEADERS } from './page.ts';
import type { Session } from './session.ts';

const REFUSED = `<!doctype html>
<html lang="en-IE">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This link is used up</title>
<h1>This link is used up</h1>
<p>A link to Quotedesk opens once. If the screens are already open in this browser,
<a href="/">go to them</a>.</p>
<p>For a new link, run this where Quotedesk runs, with the same <code>--data</code> if it has
one:</p>
<pre>npm run quotedesk -- link</pre>
`;

/** `GET /launch/:token`: a launch token becomes the session's cookie, once. */
export function addLaunch(server: FastifyInstance, session: Session, dataFolder: string): void {
  server.get<{ Params: { token: string } }>(
    '/launch/:token',
    // A HEAD of a link preview must not use the token up.
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.headers(SCREEN_HEADERS);
      if (spendLaunchToken(dataFolder, request.params.token)) {
        session.open(request, reply);
        return reply.redirect('/', 303);
      }
      return reply
        .code(403)
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
        .type('text/html; charset=utf-8')
        .send(REFUSED);
    },
  );
}
