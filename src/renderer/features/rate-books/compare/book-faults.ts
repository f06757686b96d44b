import type { Fault } from '../../../../shared/contract/result.ts';
import type { Message } from '../../../../shared/domain/messages/message.ts';

/** The inputs that choose a book. */
const SIDES = ['from', 'to'] as const;

/** The faults of a chosen book. */
export interface BookFaults {
  readonly side: (typeof SIDES)[number];
  /** Where in the book each stands, as `factors[2].rows[1]`, and what it is. */
  readonly faults: readonly { readonly place: string; readonly message: Message }[];
}

/** The faults that keep a book from being compared; undefined where something else is wrong. */
export function bookFaultsOf(fault: Fault): BookFaults | undefined {
  if (fault.kind !== 'invalid' || !fault.errors || fault.errors.length === 0) return undefined;
  const { errors } = fault;
  const side = SIDES.find((each) => errors.every(({ path }) => path.startsWith(`${each}.hash.`)));
  if (side === undefined) return undefined;
  return {
    side,
    faults: errors.map(({ path, message }) => ({
      // As in the book itself: without the input that chose it.
      place: path.slice(`${side}.hash.`.length),
      message,
    })),
  };
}
