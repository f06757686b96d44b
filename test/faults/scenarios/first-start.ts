import { answered } from '../desk.ts';
import { credentialsIn, unlessItEnds } from '../host.ts';
import type { Scenario } from '../scenario.ts';

/** An empty folder becomes a data folder; the client's secret, once said, is acknowledged. */
export const firstStart: Scenario = {
  name: 'first start',
  acknowledges: (said) => credentialsIn(said) !== undefined,
  act: async (host) => {
    host.arm();
    await unlessItEnds(host.start);
    const client = host.firstClient();
    return {
      acknowledged: client !== undefined,
      check: async (desk, acknowledged) => {
        // Who saw no secret has another client issued.
        const name = 'Another program';
        const known = acknowledged ? client : undefined;
        await desk.signIn(known ?? (await answered(desk, 'createClient', { name })));
      },
    };
  },
};
