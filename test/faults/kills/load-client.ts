import { setTimeout } from 'node:timers/promises';
import type { Credentials } from '../../support/host/host.ts';
import { AT, MINIMAL_XML } from '../../support/host/requests.ts';
import { Breach } from '../breach.ts';
import { unlessItEnds } from '../host.ts';
import {
  type Answer,
  answered,
  type Desk,
  expectSame,
  type KeyedRequest,
  openProgram,
} from '../program.ts';

/** How many quotes one host gets: with as many retries it stays below a client's 100 requests a minute. */
const MOST = 45;
/** Milliseconds between two submissions. */
const PAUSE = 5;

/** What was submitted, and the answer as far as there was one. */
interface Submission {
  readonly request: KeyedRequest;
  /** Of a person whom no other submission is about. */
  readonly surname: string;
  readonly answer: Answer | undefined;
}

/** How the submissions ended that no host had answered before its kill. */
export interface Unanswered {
  /** The quote was there already. */
  kept: number;
  /** The retry made it. */
  repeated: number;
}

/** A program that goes on submitting, whatever becomes of its host. */
export interface LoadClient {
  /**
   * Sends again what it sent to the host before: that is there, once, with the same answer.
   * @throws {Breach}
   */
  readonly retry: (desk: Desk) => Promise<void>;
  /** Submits one quote after the other, until the host is gone. @throws {Breach} */
  readonly submit: (desk: Desk) => Promise<void>;
  /** What every host acknowledged, by the id of the quote: its number is that of the submissions. */
  readonly acknowledged: ReadonlyMap<string, Answer>;
  readonly unanswered: Readonly<Unanswered>;
}

/** A number in letters, as names have no digits: 0 is `A`, 26 is `BA`. */
function inLetters(number: number): string {
  const rest = Math.floor(number / 26);
  return (rest > 0 ? inLetters(rest) : '') + String.fromCharCode(65 + (number % 26));
}

async function expectOnce(desk: Desk, surname: string): Promise<void> {
  const { quotes } = await answered(desk, 'listQuotes', { search: surname });
  if (quotes.length !== 1)
    throw new Breach('twice', `${surname} was quoted ${quotes.length} times`);
}

/** @param name of letters alone, another one for each client */
export function loadClient(name: string, credentials: Credentials): LoadClient {
  const acknowledged = new Map<string, Answer>();
  const unanswered: Unanswered = { kept: 0, repeated: 0 };
  let sent: Submission[] = [];
  let count = 0;

  const next = (): Omit<Submission, 'answer'> => {
    const surname = `${name}${inLetters(count)}`;
    count += 1;
    const body = MINIMAL_XML.replace('Murphy', surname);
    return { surname, request: { path: AT.submit, body, key: `quote-for-${surname}` } };
  };
  const keep = (answer: Answer) => acknowledged.set(JSON.parse(answer.text).quoteId, answer);

  return {
    acknowledged,
    unanswered,
    retry: async (desk) => {
      const program = openProgram(desk.url);
      await program.signIn(credentials);
      for (const { request, surname, answer } of sent) {
        const again = await program.send(request);
        expectSame(again, answer);
        if (answer) continue;
        unanswered[again.replayed ? 'kept' : 'repeated'] += 1;
        keep(again);
        await expectOnce(desk, surname);
      }
      sent = [];
    },
    submit: async (desk) => {
      const program = openProgram(desk.url);
      if (!(await unlessItEnds(async () => program.signIn(credentials).then(() => true)))) return;
      while (sent.length < MOST) {
        const submission = next();
        const answer = await unlessItEnds(() => program.send(submission.request));
        sent.push({ ...submission, answer });
        if (!answer) return;
        if (answer.status !== 200)
          throw new Breach('refused', `a quote answers ${answer.status}: ${answer.text}`);
        keep(answer);
        await setTimeout(PAUSE);
      }
    },
  };
}
