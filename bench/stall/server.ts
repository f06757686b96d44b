import { fork } from 'node:child_process';
import { openApp } from '../../src/main/app/app.ts';
import { BROKER } from '../../src/main/core/dispatcher.ts';
import type { BridgeCall, Channel } from './calls.ts';
import { RESOURCES } from './fill.ts';

/** Puts a load on the host, by its name, or ends the one that there is. */
export interface LoadOrder {
  readonly kind: 'load' | 'stop';
  readonly name: string;
}

/** What the server says of itself: once where it listens, and whenever a load has ended. */
export type ServerNews =
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'loadEnded'; readonly exitCode: number | null };

const NO_LIMIT = 1_000_000_000;

const [dataFolder = '', id = '', secret = ''] = process.argv.slice(2);
const app = await openApp({
  dataFolder,
  resourcesFolder: RESOURCES,
  host: 'headless',
  version: 'bench',
  firstClient: { id, secret },
  requestsPerMinute: NO_LIMIT,
});
const say = (news: ServerNews) => process.send?.(news);

/** Answers the calls at the other end of a channel. */
function serve(channel: Channel): void {
  channel.on('message', async (message) => {
    if (message.kind !== 'call') return;
    const { id, operation, input } = message as BridgeCall;
    channel.send?.({ kind: 'answer', id, result: await app.dispatch(BROKER, operation, input) });
  });
}

/** The load is a process of its own: what measures would otherwise be held up by it. */
process.on('message', (message: LoadOrder) => {
  if (message.kind !== 'load') return;
  const driver = fork(new URL('./driver.ts', import.meta.url), [message.name, dataFolder]);
  serve(driver);
  const stop = ({ kind }: LoadOrder) => kind === 'stop' && driver.send('stop');
  process.on('message', stop);
  driver.once('exit', (exitCode) => {
    process.off('message', stop);
    say({ kind: 'loadEnded', exitCode });
  });
});
serve(process);
await app.issueFirstClient();
process.once('disconnect', () => app.close().then(() => process.exit(0)));
say({ kind: 'listening', url: await app.listen(0) });
