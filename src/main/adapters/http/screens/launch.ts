import type { FastifyInstance } from 'fastify';
import { launchHash } from '../../../../shared/contract/bridge.ts';
import { isLaunchToken } from './launch-token.ts';
import { SCREEN_HEADERS } from './page.ts';

const refused = (linkCommand: string) => `<!doctype html>
<html lang="en-IE">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This link is used up</title>
<h1>This link is used up</h1>
<p>A link to Quotedesk opens once. If the screens are already open in this browser,
<a href="/">go to them</a>.</p>
<p>For a new link, run this where Quotedesk runs, with the same <code>--data</code> if it has
one:</p>
<pre>${linkCommand}</pre>
`;

/**
 * `GET /launch/:token`: hands the launch token to the page, in the part of the address that browsers
 * never send. The page opens the session with it, so that a link preview uses nothing up.
 */
export function addLaunch(
  server: FastifyInstance,
  { dataFolder, linkCommand }: { readonly dataFolder: string; readonly linkCommand: string },
): void {
  server.get<{ Params: { token: string } }>('/launch/:token', async (request, reply) => {
    const { token } = request.params;
    reply.headers(SCREEN_HEADERS);
    if (isLaunchToken(dataFolder, token)) return reply.redirect(`/${launchHash(token)}`, 303);
    return reply
      .code(403)
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(refused(linkCommand));
  });
}
