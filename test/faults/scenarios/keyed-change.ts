import { contract } from '../../../src/shared/contract/contract.ts';
import type { HistoryEntry } from '../../../src/shared/schemas/quotes/change.ts';
import { AT, MINIMAL_XML } from '../../support/host/requests.ts';
import { Breach } from '../breach.ts';
import { type HostUnderFaults, unlessItEnds } from '../host.ts';
import { fillPrepared } from '../prepared.ts';
import { type Answer, answered, type Desk, expectSame, type KeyedRequest } from '../program.ts';
import { answers200, type Scenario } from '../scenario.ts';

const KEY = 'one-and-the-same';

/** A change over HTTP with an Idempotency-Key. */
interface KeyedChange {
  readonly name: string;
  readonly path: string;
  readonly body: (quoteId: string) => KeyedRequest['body'];
  /** How often it was done, which must be once; answer is the one that counts. */
  readonly times: (desk: Desk, quoteId: string, answer: Answer) => Promise<number>;
}

/** Sends a change as an honest client does: where it was refused, once more. */
export async function sendTwice(host: HostUnderFaults, desk: Desk, request: KeyedRequest) {
  const first = await unlessItEnds(() => desk.send(request));
  if (!first || first.status === 200) return first;
  const second = await unlessItEnds(() => desk.send(request));
  if (second && second.status === 409 && !host.failing()) {
    throw new Breach('stuck', `the retry answers 409 after ${first.status}, while the host runs`);
  }
  return second?.status === 200 ? second : undefined;
}

function scenarioOf({ name, path, body, times }: KeyedChange): Scenario {
  return {
    name,
    runsOn: true,
    acknowledges: answers200,
    act: async (host) => {
      const { client, quoteId } = await fillPrepared(host.dataFolder);
      const request: KeyedRequest = { path, body: body(quoteId), key: KEY };
      const desk = await host.start();
      await desk.signIn(client);
      host.arm();
      const answer = await sendTwice(host, desk, request);
      return {
        acknowledged: answer !== undefined,
        check: async (next, acknowledged) => {
          await next.signIn(client);
          const again = await next.send(request);
          expectSame(again, acknowledged ? answer : undefined);
          const done = await times(next, quoteId, again);
          if (done !== 1) throw new Breach('twice', `done ${done} times`);
        },
      };
    },
  };
}

/** How many events of a kind the history of the quote has. */
const events =
  (kind: (typeof HistoryEntry)['properties']['kind']['enum'][number]) =>
  async (desk: Desk, id: string): Promise<number> => {
    const { history } = await answered(desk, 'getQuote', { id });
    return history.filter((entry) => entry.kind === kind).length;
  };

/** How many quotes of the submitted person the list has: only the first is the prepared one. */
async function submissions(desk: Desk): Promise<number> {
  const { quotes } = await answered(desk, 'listQuotes', { search: 'Murphy' });
  return quotes.length;
}

/** Whether every link of an answer leads to a whole PDF file. */
async function printed(desk: Desk, _quoteId: string, { text }: Answer): Promise<number> {
  for (const { url, type } of JSON.parse(text).documents) {
    const bytes = await desk.download(url);
    const whole = bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.includes('%%EOF');
    if (!whole) throw new Breach('partial', `the ${type} is no whole PDF file`);
  }
  return 1;
}

const CHANGES: readonly KeyedChange[] = [
  { name: 'submit', path: AT.submit, body: () => MINIMAL_XML, times: submissions },
  {
    name: 'override',
    path: AT.override,
    body: (quoteId) => ({ quoteId, overrideType: 'discount', value: 10, reason: 'Loyal customer' }),
    times: events('overridden'),
  },
  {
    name: 'add-on',
    path: AT.addOn,
    body: (quoteId) => ({ quoteId, addonType: 'breakdown' }),
    times: events('addOn'),
  },
  {
    name: 'driver number',
    path: AT.driverNumber,
    body: (quoteId) => ({ quoteId, driverNumber: '123456789' }),
    times: events('driverNumber'),
  },
  {
    name: 'accept',
    path: AT.accept,
    body: (quoteId) => ({ quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' }),
    times: events('accepted'),
  },
  {
    name: 'documents',
    path: contract.generateDocuments.http.path,
    body: (quoteId) => ({ quoteId, documentTypes: ['all'] }),
    times: printed,
  },
];

/** Every change of the API, sent with a key. */
export const keyedChanges: readonly Scenario[] = CHANGES.map(scenarioOf);
