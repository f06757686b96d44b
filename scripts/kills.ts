import { parseArgs } from 'node:util';
import { BREACHES, Breach } from '../test/faults/breach.ts';
import { killOffice } from '../test/faults/kills/office.ts';
import { killUnderLoad } from '../test/faults/kills/run.ts';
import { discardPrepared } from '../test/faults/prepared.ts';
import { postgres } from '../test/support/postgres.ts';
import { progressOf, stopwatch } from './faults/progress.ts';
import { built } from './run-here.ts';

const HELP = `The headless host is killed while several clients submit, again and again at random moments on one data
folder that grows; the next one must start, and have all that was acknowledged, once.

  npm run kills                    100 kills
  npm run kills -- --count 20      so many
  npm run kills -- --seed 7        at other moments
  npm run kills -- --office        60 kills in an office of three hosts: of hosts, their disks and PostgreSQL
`;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    count: { type: 'string' },
    office: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** Kills one host on its own data folder. @throws {Breach} */
async function alone(options: Parameters<typeof killUnderLoad>[0]): Promise<void> {
  const time = stopwatch();
  const done = await killUnderLoad({ ...options, afterKill: progressOf('kills') });
  console.log(`${done.kills} kills, ${done.inStarts} of them during a start, ${time()}`);
  console.log(`${done.acknowledged} quotes acknowledged, each there once; the history is whole`);
  console.log(`Without an answer at a kill: ${done.kept} kept, ${done.repeated} made by the retry`);
}

/** Kills hosts of an office, their disks, and its PostgreSQL. @throws {Breach} */
async function inOffice(options: Parameters<typeof killOffice>[1]): Promise<void> {
  const server = await postgres();
  if (!server) throw new Error('There is no PostgreSQL here');
  const time = stopwatch();
  try {
    const { kills, quotes, overrides, policies } = await killOffice(server, options);
    const { host, disk, postgres: servers } = kills;
    console.log(`${host} hosts, ${disk} disks and ${servers} times PostgreSQL, ${time()}`);
    console.log(`${quotes} quotes, ${overrides} overrides and ${policies} policies acknowledged`);
    console.log('Every host has each of them once; every chain is whole');
  } finally {
    await server.stop();
  }
}

if (values.help) console.log(HELP);
else {
  await built();
  const count = Number(values.count ?? (values.office ? 60 : 100));
  const options = { count, seed: Number(values.seed) };
  try {
    if (values.office) await inOffice({ ...options, afterKill: progressOf('kills') });
    else await alone(options);
  } catch (error) {
    if (!(error instanceof Breach)) throw error;
    console.error(`${BREACHES[error.kind]}: ${error.message}`);
    process.exitCode = 1;
  } finally {
    await discardPrepared();
  }
}
