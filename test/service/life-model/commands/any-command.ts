import fc from 'fast-check';
import { acceptances } from './accept.ts';
import { addOns } from './add-on.ts';
import type { Command } from './command.ts';
import { generations } from './documents.ts';
import { driverNumbers } from './driver-number.ts';
import { losses } from './lost.ts';
import { overrides, withdrawals } from './override.ts';
import { referrals } from './referral.ts';
import { restarts } from './restart.ts';
import { retrievals } from './retrieve.ts';
import { submissions } from './submit.ts';
import { expiries, waits } from './time.ts';

/** Any step, the costly ones rarely. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 16, arbitrary: submissions },
  { weight: 14, arbitrary: overrides('discount') },
  { weight: 12, arbitrary: overrides('excess') },
  { weight: 8, arbitrary: overrides('premium') },
  { weight: 8, arbitrary: withdrawals },
  { weight: 16, arbitrary: addOns },
  { weight: 10, arbitrary: acceptances },
  { weight: 6, arbitrary: driverNumbers },
  { weight: 8, arbitrary: referrals },
  { weight: 5, arbitrary: losses },
  { weight: 14, arbitrary: retrievals },
  { weight: 4, arbitrary: waits },
  { weight: 4, arbitrary: expiries },
  { weight: 1, arbitrary: generations },
  { weight: 1, arbitrary: restarts },
);
