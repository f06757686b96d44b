import type { Conditions, Progress } from '../../../core/dispatcher.ts';

/** How far work is, on one line of a terminal that is written again and again. */
function line({ done, of }: Progress): string {
  const percent = of === 0 ? 100 : Math.floor((100 * done) / of);
  return `\r${done} of ${of} (${percent} %)`;
}

/**
 * Shows how far long work is, where standard error is a terminal, and lets Ctrl-C cancel it; a second
 * Ctrl-C ends the program at once.
 */
export async function watch<T>(
  work: (conditions: Pick<Conditions, 'onProgress' | 'isCancelled'>) => Promise<T>,
): Promise<T> {
  let isCancelled = false;
  let isShown = false;
  const cancel = () => {
    isCancelled = true;
  };
  process.once('SIGINT', cancel);
  try {
    return await work({
      onProgress: (progress) => {
        if (!process.stderr.isTTY) return;
        process.stderr.write(line(progress));
        isShown = true;
      },
      isCancelled: () => isCancelled,
    });
  } finally {
    process.off('SIGINT', cancel);
    if (isShown) process.stderr.write('\n');
  }
}
