import { english } from '../../../shared/domain/messages/english.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { Site } from '../../adapters/http/server/site.ts';
import type { Log } from '../../adapters/node/log.ts';

/** Where the API listens, and what kept it from listening: the screens show both. */
export interface Listening {
  url: string | null;
  problem: Message | null;
}

/** The part of the API that listens. */
interface ListeningApi {
  readonly listen: (options: { host: string; port: number }) => Promise<string>;
}

/** Why the API does not listen. */
function listenProblem(error: unknown, port: number): Message {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return message('portTaken', { port });
  if (code === 'EACCES') return message('portForbidden', { port });
  return message('notListening', {
    problem: error instanceof Error ? error.message : String(error),
  });
}

interface ListenerParts {
  readonly api: () => Promise<ListeningApi>;
  /** Gets the outcome, as the log does. */
  readonly listening: Listening;
  readonly log: Log;
  /** Where it is to listen; by default on 127.0.0.1. */
  readonly site: Site | undefined;
}

/**
 * Lets an API listen, which it may have to build first.
 * @param onListening takes the address, `http://127.0.0.1:PORT`, or the origin of the site
 */
export function listener(
  { api, listening, log, site }: ListenerParts,
  onListening: (url: string) => void,
) {
  return async (port: number): Promise<string> => {
    try {
      const host = site?.address ?? '127.0.0.1';
      const bound = await (await api()).listen({ host, port });
      const url = site?.url ?? bound;
      listening.url = url;
      log.note('listening', { port: Number(new URL(bound).port) });
      onListening(url);
      return url;
    } catch (error) {
      const problem = listenProblem(error, port);
      listening.problem = problem;
      log.note('not listening', { port }, error);
      throw new Error(english(problem), { cause: error });
    }
  };
}
