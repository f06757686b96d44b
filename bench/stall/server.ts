import { openApp } from '../../src/main/app/app.ts';
import { BROKER } from '../../src/main/core/dispatcher.ts';
import type { OperationName } from '../../src/shared/contract/contract.ts';
import type { Result } from '../../src/shared/contract/result.ts';
import { RESOURCES } from './fill.ts';

/** A call as it comes over the bridge. */
export interface BridgeCall {
  readonly id: number;
  readonly operation: OperationName;
  readonly input: unknown;
}

/** What the server sends: once where it listens, and the answer to each call. */
export type ServerMessage =
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'answer'; readonly id: number; readonly result: Result<unknown> };

const NO_LIMIT = 1_000_000_000;

const [dataFolder = '', id = '', secret = ''] = process.argv.slice(2);
const app = await openApp({
  ...{ dataFolder, resourcesFolder: RESOURCES, host: 'headless', version: 'bench' },
  firstClient: { id, secret },
  requestsPerMinute: NO_LIMIT,
});
const send = (message: ServerMessage) => process.send?.(message);

process.on('message', async ({ id, operation, input }: BridgeCall) => {
  send({ kind: 'answer', id, result: await app.dispatch(BROKER, operation, input) });
});
process.once('disconnect', () => app.close().then(() => process.exit(0)));
send({ kind: 'listening', url: await app.listen(0) });
