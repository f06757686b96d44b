import { openHost, submitQuotes } from './office-host.ts';

/** One host of an office in a process of its own: says when it is ready, submits when it is told to, and ends. */
const [url = '', name = '', count = '0'] = process.argv.slice(2);
const host = await openHost(url);
// What is compiled while it runs is no part of the measure.
await submitQuotes(host, { name, count: 50, callers: 10 });
process.once('message', async () => {
  await submitQuotes(host, { name, count: Number(count), callers: 10 });
  process.send?.('done', () => host.close().then(() => process.exit(0)));
});
process.send?.('ready');
