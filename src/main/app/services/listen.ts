import { english, type Message, message } from '../../../shared/domain/messages/message.ts';
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

/**
 * Lets an API listen on 127.0.0.1, which it may have to build first; notes the outcome in `listening` and in the log.
 * @param onListening takes the address, `http://127.0.0.1:PORT`
 */
export function listener(
  api: () => Promise<ListeningApi>,
  listening: Listening,
  log: Log,
  onListening: (url: string) => void,
) {
  return async (port: number): Promise<string> => {
    try {
      const url = await (await api()).listen({ host: '127.0.0.1', port });
      listening.url = url;
      log.note('listening', { port: Number(new URL(url).port) });
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
