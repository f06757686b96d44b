import { replaceEqualDeep } from '@tanstack/react-query';
import { create } from 'zustand';
import type { InputOf } from '../../../../shared/contract/contract.ts';
import type { Fault, Result } from '../../../../shared/result/result.ts';
import type { Preview } from '../../../../shared/schemas/quotes/preview.ts';
import type { SchemeOffer } from '../../../../shared/schemas/quotes/scheme-offer.ts';
import type { Later } from '../../../data/later.ts';
import { createNewest } from '../../../data/newest.ts';
import { type Amounts, amountsOf, changesSince } from '../../../data/premium-changes.ts';

type Request = InputOf<'previewQuote'>;

export interface PreviewState {
  /** The newest answer; undefined before the first and while the host does not answer. */
  readonly preview: Preview | undefined;
  /** The excesses of the last price: they stay while there is none. */
  readonly excess: Preview['excess'];
  /** The newest answer of each scheme: it stays while there is no price. */
  readonly offers: readonly SchemeOffer[];
  /** What the present step changed against the price before it. */
  readonly changes: Amounts;
  readonly fault: Fault | undefined;
}

export interface PreviewParts {
  readonly ask: (request: Request) => Promise<Result<Preview>>;
  readonly later: Later;
}

export const NO_PREVIEW: PreviewState = {
  preview: undefined,
  excess: undefined,
  offers: [],
  changes: {},
  fault: undefined,
};

/** What the form would give now: asked after every change, only the newest answer counts. */
export function createPreview({ ask, later }: PreviewParts) {
  const state = create<PreviewState>()(() => NO_PREVIEW);
  let request: Request | undefined;
  /** Whether the answer to it is still to come. */
  let isPending = false;
  /** The prices of the newest answer; none where it had no price. */
  let last: Amounts = {};
  /** The present step, and the prices of the form as it was before: none where they never came. */
  let step: number | undefined;
  let before: Amounts = {};

  function compared(preview: Preview): Partial<PreviewState> {
    const { covers, excess = state.getState().excess, schemes } = preview;
    last = amountsOf(covers);
    const offers = schemes?.length === 0 ? state.getState().offers : (schemes ?? []);
    return { excess, offers, changes: changesSince(before, covers) };
  }

  function take(answer: Result<Preview>): void {
    isPending = false;
    if (answer.ok) {
      // What is the same stays the same object: only what has changed is drawn again.
      const preview = replaceEqualDeep(state.getState().preview, answer.value);
      state.setState({ fault: undefined, preview, ...compared(preview) });
    } else {
      last = {};
      state.setState({ fault: answer.fault, preview: undefined, changes: {} });
    }
  }
  const newest = createNewest({ ask, take, later });

  function send(next: Request, pause?: number): void {
    request = next;
    isPending = true;
    newest.ask(next, pause);
  }

  return {
    state,
    /**
     * Asks for a form: at once, so that the host prices while the page draws what was typed, or after
     * `pause` milliseconds where more typing is to be expected.
     * @param present the step that changed the form: its price is compared with the one before it
     */
    show(next: Request, present: number, pause?: number): void {
      if (present !== step) before = isPending ? {} : last;
      step = present;
      send(next, pause);
    },
    /** Asks at once where an answer waits for more typing, and resolves when it is there. */
    settle: newest.settle,
    retry(): void {
      if (request) send(request);
    },
    /** Another quote: no price, and none to compare the next one with. */
    clear(): void {
      newest.forget();
      isPending = false;
      last = {};
      before = {};
      step = undefined;
      state.setState(NO_PREVIEW);
    },
  };
}
