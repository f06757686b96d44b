import { answered } from '../desk.ts';
import { unlessItEnds } from '../host.ts';
import type { Scenario } from '../scenario.ts';

/** An empty folder becomes a data folder; the client's secret, once said, is acknowledged. */
export const firstStart: Scenario = {
  name: 'first start',
  act: async (host) => {
    host.arm();
    await unlessItEnds(host.start);
    const client = host.firstClient();
    return {
      acknowledged: client !== undefined,
      check: async (desk) => {
        // Who saw no secret has another client issued.
        const name = 'Another program';
        await desk.signIn(client ?? (await answered(desk, 'createClient', { name })));
      },
    };
  },
};
