import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { isFault } from '../../../shared/result/fault-error.ts';
import { failed } from '../../../shared/result/result.ts';
import type { Log } from '../../adapters/node/log.ts';
import type { Office } from '../../core/office/exchange.ts';
import type { OpenQuote } from '../../core/office/wire.ts';
import type { OpenDeskOffice } from './desk-office.ts';

/** Milliseconds between two looks at what the office has. */
const EVERY = 500;

interface Parts {
  /** Of the office. */
  readonly name: string;
  /** Tells who else has a quote open. */
  readonly present: (open: OpenQuote) => Promise<readonly string[]>;
  readonly log: Log;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/**
 * The office as its own host shows it. It takes what others do while no one here asks for it; the log says when
 * the database is out of reach.
 */
export function officeOfHost(office: Office, { name, present, log, clock }: Parts): OpenDeskOffice {
  let [awaySince, problem]: [number | undefined, Message | undefined] = [undefined, undefined];
  let running = Promise.resolve();
  const look = async () => {
    try {
      await office.inStep();
      if (awaySince !== undefined) log.note('office is there', {});
      [awaySince, problem] = [undefined, undefined];
    } catch (error) {
      if (awaySince === undefined) log.fault(error, { operation: 'office' });
      awaySince ??= clock();
      if (isFault(error, 'officeAhead')) problem = error.fault.message;
    }
  };
  const timer = setInterval(() => {
    running = running.then(look);
  }, EVERY).unref();
  const isHost = async () =>
    failed({ kind: 'conflict', message: message('officeJoined', { name }) } as const);
  return {
    membership: () => ({ name, url: null }),
    look: async () => undefined,
    awaySince: () => awaySince,
    problem: () => problem,
    unsent: () => 0,
    // They are the office's already.
    documents: { find: async () => undefined, onMade: () => undefined },
    present: (open) => present(open).catch(() => []),
    received: office.received,
    exchangeNow: office.inStep,
    join: isHost,
    leave: isHost,
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
