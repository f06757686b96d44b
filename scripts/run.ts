import { runHere } from './run-here.ts';

const TARGETS = ['headless', 'quotedesk'];

const [target = '', ...args] = process.argv.slice(2);
if (TARGETS.includes(target)) {
  await runHere(target, args);
} else {
  console.error(`Usage: node scripts/run.ts ${TARGETS.join('|')} [ARGUMENTS]`);
  process.exitCode = 2;
}
