import { openSession } from '../../scripts/dev/open-session.ts';
import { BRIDGE_PATH } from '../../src/shared/contract/bridge.ts';
import type { InputOf, OperationName, OutputOf } from '../../src/shared/contract/contract.ts';
import type { Result } from '../../src/shared/contract/result.ts';
import { faultSentence } from '../../src/shared/contract/sentences.ts';
import type { ReplayReport } from '../../src/shared/schemas/quotes/replay.ts';
import { Breach, inTime } from './breach.ts';
import { openProgram, type Program, request } from './program.ts';

/** One who calls a running host: over the bridge as its screens, and over HTTP as a client. */
export interface Desk extends Program {
  /** Of the host, without a path. */
  readonly url: string;
  /** Asks as the screens do. */
  readonly ask: <N extends OperationName>(
    operation: N,
    input: InputOf<N>,
  ) => Promise<Result<OutputOf<N>>>;
  /** Replays all quotes. @throws {Breach} where it cannot be done */
  readonly replay: () => Promise<ReplayReport>;
}

/** Opens the screens by their launch link. */
export async function openDesk({ url, link }: { url: string; link: string }): Promise<Desk> {
  const session = await inTime('opening the screens', openSession(link));
  const desk: Desk = {
    ...openProgram(url),
    url,
    ask: async (operation, input) => {
      const answer = await request(`${url}${BRIDGE_PATH}/live/${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...session },
        body: JSON.stringify(input),
      });
      return answer.json();
    },
    replay: () => answered(desk, 'replayQuotes', {}),
  };
  return desk;
}

/** What the screens get for an operation that must work. */
export async function answered<N extends OperationName>(
  desk: Desk,
  operation: N,
  input: InputOf<N>,
): Promise<OutputOf<N>> {
  const result = await desk.ask(operation, input);
  if (!result.ok)
    throw new Breach('refused', `${operation} is refused: ${faultSentence(result.fault)}`);
  return result.value;
}
