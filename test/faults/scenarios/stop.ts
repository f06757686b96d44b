import { AT, MINIMAL_XML } from '../../support/host/requests.ts';
import { Breach } from '../breach.ts';
import { answered } from '../desk.ts';
import { fillPrepared } from '../prepared.ts';
import type { Scenario } from '../scenario.ts';

/** The host ends in order, which moves its log into the database; a quote was submitted before. */
export const stop: Scenario = {
  name: 'stop',
  act: async (host) => {
    const { client } = await fillPrepared(host.dataFolder);
    const desk = await host.start();
    await desk.signIn(client);
    const answer = await desk.send({ path: AT.submit, body: MINIMAL_XML, key: 'before-the-end' });
    if (answer.status !== 200) throw new Error(`No quote before the end: ${answer.text}`);
    const { quoteId } = JSON.parse(answer.text);
    host.arm();
    const code = await host.stop();
    return {
      acknowledged: code === 0,
      check: async (next) => {
        await answered(next, 'getQuote', { id: quoteId });
        const { quotes } = await answered(next, 'listQuotes', {});
        if (quotes.length !== 2) throw new Breach('lost', `${quotes.length} quotes instead of 2`);
      },
    };
  },
};
