import { AT, MINIMAL_XML } from '../../support/host/requests.ts';
import { Breach } from '../breach.ts';
import { answered, type Desk } from '../desk.ts';
import { fillPrepared } from '../prepared.ts';
import { expectSame, type KeyedRequest } from '../program.ts';
import type { Scenario } from '../scenario.ts';
import { sendTwice } from './keyed-change.ts';

const SURNAMES = ['Byrne', 'Doyle', 'Quinn'];

const requestOf = (surname: string): KeyedRequest => ({
  path: AT.submit,
  body: MINIMAL_XML.replace('Murphy', surname),
  key: `quote-for-${surname}`,
});

/** How many quotes the list has of each person. */
async function quotesOf(desk: Desk, surname: string): Promise<number> {
  const { quotes } = await answered(desk, 'listQuotes', { search: surname });
  return quotes.length;
}

/** Submissions that arrive together and may share a transaction: each is there once, or not at all. */
export const atOnce: Scenario = {
  name: 'submit at once',
  acknowledges: (said) => said.split('HTTP/1.1 200 ').length > SURNAMES.length,
  act: async (host) => {
    const { client } = await fillPrepared(host.dataFolder);
    const requests = SURNAMES.map(requestOf);
    const desk = await host.start();
    await desk.signIn(client);
    host.arm();
    const answers = await Promise.all(requests.map((request) => sendTwice(host, desk, request)));
    return {
      acknowledged: answers.every((answer) => answer !== undefined),
      check: async (next, acknowledged) => {
        await next.signIn(client);
        for (const [i, request] of requests.entries()) {
          const again = await next.send(request);
          expectSame(again, acknowledged ? answers[i] : undefined);
        }
        for (const surname of SURNAMES) {
          const times = await quotesOf(next, surname);
          if (times !== 1) throw new Breach('twice', `${surname} was quoted ${times} times`);
        }
      },
    };
  },
};
