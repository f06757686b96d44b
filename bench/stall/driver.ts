import { callsOver } from './calls.ts';
import { LOADS } from './loads.ts';

/** Puts a load on the host that forked this process, until it says to stop. */
const [name = '', dataFolder = ''] = process.argv.slice(2);
const controller = new AbortController();
process.once('message', function stop(message: unknown) {
  if (message === 'stop') controller.abort();
  else process.once('message', stop);
});
await LOADS[name]?.({ call: callsOver(process) }, dataFolder, controller.signal);
process.disconnect();
