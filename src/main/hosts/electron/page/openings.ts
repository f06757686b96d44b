import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { QUOTE_FILE_BYTES } from '../../../../shared/domain/quote-file.ts';
import type { Opened } from '../../../../shared/schemas/desk/desktop.ts';

/** The scheme of deep links, as in `quotedesk://quote/Q-2026-000001`. */
export const LINK_SCHEME = 'quotedesk';
/** The endings of the files that the desktop opens. */
export const FILE_ENDINGS = ['imq', 'imq.xml'] as const;

const LINK = new RegExp(`^${LINK_SCHEME}://quote/([\\w-]{1,100})/?$`, 'i');

/** What an argument of a command line asks to open; undefined where it is something else. */
export function openingOf(
  argument: string,
): { readonly quoteId: string } | { readonly path: string } | undefined {
  const quoteId = LINK.exec(argument)?.[1];
  if (quoteId !== undefined) return { quoteId };
  const name = argument.toLowerCase();
  const isFile =
    !name.startsWith('-') && FILE_ENDINGS.some((ending) => name.endsWith(`.${ending}`));
  return isFile ? { path: argument } : undefined;
}

/** The beginning of a file, one byte past what is taken, where it is there and may be read. */
function fileAt(path: string): Opened {
  try {
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(QUOTE_FILE_BYTES + 1);
      const content = bytes.subarray(0, readSync(file, bytes));
      return { kind: 'file', contentBase64: content.toString('base64') };
    } finally {
      closeSync(file);
    }
  } catch {
    return { kind: 'unreadFile' };
  }
}

/** Links and files that the system has the application open; they wait until the page listens. */
export interface Openings {
  /** @param folder in which the paths of the arguments stand */
  readonly open: (args: readonly string[], folder: string) => void;
  /** Hands over what waits, and from then on everything at once. */
  readonly handOver: (take: (opened: Opened) => void) => void;
  /** Has everything wait until the next {@link Openings.handOver}. */
  readonly hold: () => void;
}

export function createOpenings(): Openings {
  let waiting: Opened[] = [];
  let take: ((opened: Opened) => void) | undefined;
  const give = (opened: Opened) => {
    if (take) take(opened);
    else waiting.push(opened);
  };
  return {
    open(args, folder) {
      for (const argument of args) {
        const opening = openingOf(argument);
        if (!opening) continue;
        if ('quoteId' in opening) give({ kind: 'quote', quoteId: opening.quoteId });
        else give(fileAt(resolve(folder, opening.path)));
      }
    },
    handOver(next) {
      take = next;
      const handed = waiting;
      waiting = [];
      for (const opened of handed) next(opened);
    },
    hold() {
      take = undefined;
    },
  };
}
