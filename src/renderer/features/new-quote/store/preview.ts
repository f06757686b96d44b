import { create } from 'zustand';
import type { InputOf } from '../../../../shared/contract/contract.ts';
import type { Fault, Result } from '../../../../shared/contract/result.ts';
import type { Preview } from '../../../../shared/schemas/preview.ts';
import type { Later } from '../../../data/later.ts';
import { createNewest } from '../../../data/newest.ts';
import { type Amounts, amountsOf, changesSince } from '../../../data/premium-changes.ts';

type Request = InputOf<'previewQuote'>;

export interface PreviewState {
  /** The newest answer; undefined before the first and while the host does not answer. */
  readonly preview: Preview | undefined;
  /** The excesses of the last price: they stay while there is none. */
  readonly excess: Preview['excess'];
  /** What the present step changed against the price before it. */
  readonly changes: Amounts;
  /** Whether the answer to the present form is still to come. */
  readonly pending: boolean;
  readonly fault: Fault | undefined;
}

export interface PreviewParts {
  readonly ask: (request: Request) => Promise<Result<Preview>>;
  readonly later: Later;
}

const NO_PREVIEW: PreviewState = {
  preview: undefined,
  excess: undefined,
  changes: {},
  pending: false,
  fault: undefined,
};

/** What the form would give now: asked after every change, only the newest answer counts. */
export function createPreview({ ask, later }: PreviewParts) {
  const state = create<PreviewState>()(() => NO_PREVIEW);
  let request: Request | undefined;
  let last: Amounts = {};
  let base: Amounts = {};
  let newStep = true;

  function compared(preview: Preview): Partial<PreviewState> {
    const { covers, excess = state.getState().excess } = preview;
    if (covers.length === 0) return { excess, changes: {} };
    const same = covers.every(({ cover, premium }) => last[cover] === premium);
    if (!same && newStep) {
      base = last;
      newStep = false;
    }
    last = amountsOf(covers);
    return { excess, changes: changesSince(base, covers) };
  }

  function take(answer: Result<Preview>): void {
    if (answer.ok) {
      const preview = answer.value;
      state.setState({ pending: false, fault: undefined, preview, ...compared(preview) });
    } else {
      state.setState({ pending: false, fault: answer.fault, preview: undefined, changes: {} });
    }
  }
  const newest = createNewest({ ask, take, later });

  function show(next: Request, pause?: number): void {
    request = next;
    state.setState({ pending: true });
    newest.ask(next, pause);
  }

  return {
    state,
    /**
     * Asks for a form: at once, so that the host prices while the page draws what was typed, or after
     * `pause` milliseconds where more typing is to be expected.
     */
    show,
    /** Asks at once where an answer waits for more typing, and resolves when it is there. */
    settle: newest.settle,
    /** A field was left: the next change is compared with the price as it is now. */
    endStep(): void {
      newStep = true;
    },
    retry(): void {
      if (request) show(request);
    },
    /** Another quote: no price, and none to compare the next one with. */
    clear(): void {
      newest.forget();
      last = {};
      base = {};
      newStep = true;
      state.setState(NO_PREVIEW);
    },
  };
}
