import { expect, test } from 'vitest';
import { canRun, offer, runCommand, useCommands } from '../../../src/renderer/commands/commands.ts';

test('what came last is done, and a dialog goes before the screen behind it, whenever that came', () => {
  const done: string[] = [];
  const note = (what: string) => () => done.push(what);
  const first = offer('finish', note('screen'));
  const dialog = offer('finish', note('dialog'), true);
  const later = offer('finish', note('later'));
  runCommand('finish');
  dialog();
  runCommand('finish');
  later();
  runCommand('finish');
  expect(done).toEqual(['dialog', 'later', 'screen']);
  first();
  expect(canRun(useCommands.getState(), 'finish')).toBe(false);
});
