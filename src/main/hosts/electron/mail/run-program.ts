import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Run } from './mail-program.ts';

/** Milliseconds after which a program that still runs counts as one that shows its message. */
const PATIENCE = 5_000;

type Spawn = (program: string, args: string[], options: SpawnOptions) => ChildProcess;

/**
 * Runs a program to its end, or until it has run so long that it must have found its work.
 * @returns whether it did not fail
 */
export async function runProgram(
  { program, args, input }: Run,
  spawn: Spawn,
  patience = PATIENCE,
): Promise<boolean> {
  const stdio = ['pipe', 'ignore', 'ignore'] as const;
  const child = spawn(program, [...args], { stdio: [...stdio], windowsHide: true });
  // A program that ends before it has read everything says so by its exit code.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  const waiting = new AbortController();
  const ended = once(child, 'exit').then(
    ([code]) => code === 0,
    () => false,
  );
  const isGood = await Promise.race([
    ended,
    pause(patience, true, { signal: waiting.signal }).catch(() => true),
  ]);
  waiting.abort();
  return isGood;
}
