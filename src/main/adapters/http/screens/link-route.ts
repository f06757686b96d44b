import type { FastifyInstance } from 'fastify';
import { LINK_PATH } from '../../../../shared/contract/bridge.ts';
import { done } from '../../../../shared/contract/result.ts';
import { presentLaunchToken } from './launch-token.ts';

/** Milliseconds in which a link is printed once, however often it is asked for. */
const PAUSE = 10_000;

interface LinkParts {
  /** The folder that holds the launch token. */
  readonly dataFolder: string;
  /** Shows a link where only whoever runs the host sees it. */
  readonly printLink: (link: string) => void;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/**
 * `POST /bridge/link`, without a session: prints a link to the screens where the host runs. Whoever
 * asks learns nothing by it, and takes no link away from anybody: one that waits is printed again.
 */
export function addLinkRoute(server: FastifyInstance, parts: LinkParts): void {
  const { dataFolder, printLink, clock } = parts;
  let printedAt = Number.NEGATIVE_INFINITY;
  server.post(LINK_PATH, async (request) => {
    if (Math.abs(clock() - printedAt) >= PAUSE) {
      printedAt = clock();
      // The guard has held this header against the host's own address.
      printLink(`http://${request.headers.host}/launch/${presentLaunchToken(dataFolder)}`);
    }
    return done({});
  });
}
