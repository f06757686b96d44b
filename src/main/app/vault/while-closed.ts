import type { Message } from '../../../shared/domain/messages/message.ts';

/** What a host does while its data are closed, before it opens them again. */
export interface WhileClosed {
  /** Closes the data once what is asked now is answered, does this, and opens them again, whatever came of it. */
  readonly order: (work: () => void) => void;
  readonly isOrdered: () => boolean;
  /** What kept the last work from being done; undefined where nothing did. */
  readonly problem: () => Message | undefined;
}
