import { openSession } from '../../scripts/dev/open-session.ts';
import { BRIDGE_PATH } from '../../src/shared/contract/bridge.ts';
import type { InputOf, OperationName, OutputOf } from '../../src/shared/contract/contract.ts';
import type { Result } from '../../src/shared/result/result.ts';
import { faultSentence } from '../../src/shared/result/sentences.ts';
import type { ReplayReport } from '../../src/shared/schemas/quotes/replay.ts';
import type { Credentials } from '../support/host/host.ts';
import { AT } from '../support/host/requests.ts';
import { Breach, inTime } from './breach.ts';

/** A change that a client may send again: the key says that it is the same one. */
export interface KeyedRequest {
  readonly path: string;
  /** XML as text, JSON as an object. */
  readonly body: string | object;
  readonly key: string;
}

/** What a client saw, whole. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Whether it is the answer of an earlier request with this key. */
  readonly replayed: boolean;
}

/** A program that calls a running host over HTTP. */
export interface Program {
  /** Gets a token, with which `send` goes. */
  readonly signIn: (client: Credentials) => Promise<void>;
  readonly send: (request: KeyedRequest) => Promise<Answer>;
  /** Follows a link of an answer, whatever port it names. */
  readonly download: (link: string) => Promise<Buffer>;
}

/** Asks a host that must answer. @throws {Breach} where it hangs */
export function request(to: string, init: RequestInit = {}): Promise<Response> {
  return inTime(`a call of ${new URL(to).pathname}`, fetch(to, init));
}

/** @param url of a host, without a path */
export function openProgram(url: string): Program {
  let token = '';
  return {
    signIn: async (client) => {
      const answer = await request(`${url}${AT.token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ grant_type: 'client_credentials', ...client }),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Breach('lost', `the client gets no token: ${text}`);
      token = JSON.parse(text).access_token;
    },
    send: async ({ path, body, key }) => {
      const xml = typeof body === 'string';
      const answer = await request(`${url}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': xml ? 'application/xml' : 'application/json',
          'idempotency-key': key,
        },
        body: xml ? body : JSON.stringify(body),
      });
      const replayed = answer.headers.get('idempotent-replayed') === 'true';
      return { status: answer.status, text: await answer.text(), replayed };
    },
    download: async (link) => {
      const { pathname, search } = new URL(link);
      const answer = await request(`${url}${pathname}${search}`);
      if (answer.status !== 200)
        throw new Breach('lost', `a document link answers ${answer.status}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

/** Holds the answer to a retry against the first one, where there was one. @throws {Breach} */
export function expectSame(again: Answer, first: Answer | undefined): void {
  if (again.status !== 200)
    throw new Breach('stuck', `the retry answers ${again.status}: ${again.text}`);
  if (!first) return;
  if (!again.replayed) throw new Breach('twice', 'what was acknowledged is done a second time');
  if (again.text !== first.text)
    throw new Breach('twice', 'the retry gets another answer than the first');
}

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
