import { create } from 'zustand';
import type { InputOf } from '../../../../shared/contract/contract.ts';
import type { Fault, Result } from '../../../../shared/contract/result.ts';
import type { Cover } from '../../../../shared/schemas/cover.ts';
import type { Preview } from '../../../../shared/schemas/preview.ts';
import type { Later } from '../../../data/later.ts';
import { difference } from '../../../i18n/money.ts';

type Request = InputOf<'previewQuote'>;

/** Euro by cover. */
type Amounts = Partial<Record<Cover, number>>;

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

function amountsOf({ covers }: Preview): Amounts {
  return Object.fromEntries(covers.map(({ cover, premium }) => [cover, premium]));
}

function changesSince(base: Amounts, { covers }: Preview): Amounts {
  return Object.fromEntries(
    covers.flatMap(({ cover, premium }) => {
      const then = base[cover];
      return then === undefined ? [] : [[cover, difference(premium, then)]];
    }),
  );
}

/** What the form would give now: asked after every change, only the newest answer counts. */
export function createPreview({ ask, later }: PreviewParts) {
  const state = create<PreviewState>()(() => NO_PREVIEW);
  let sequence = 0;
  let request: Request | undefined;
  let waiting: { readonly cancel: () => void; readonly work: () => void } | undefined;
  let running: Promise<void> = Promise.resolve();
  let last: Amounts = {};
  let base: Amounts = {};
  let newStep = true;

  function take(preview: Preview): Partial<PreviewState> {
    const { covers, excess = state.getState().excess } = preview;
    if (covers.length === 0) return { excess, changes: {} };
    const amounts = amountsOf(preview);
    const same = covers.every(({ cover, premium }) => last[cover] === premium);
    if (!same && newStep) {
      base = last;
      newStep = false;
    }
    last = amounts;
    return { excess, changes: changesSince(base, preview) };
  }

  async function look(mine: number, asked: Request): Promise<void> {
    const answer = await ask(asked);
    if (mine !== sequence) return;
    if (answer.ok) {
      const preview = answer.value;
      state.setState({ pending: false, fault: undefined, preview, ...take(preview) });
    } else {
      state.setState({ pending: false, fault: answer.fault, preview: undefined, changes: {} });
    }
  }

  function show(next: Request, pause = 0): void {
    waiting?.cancel();
    request = next;
    sequence += 1;
    const mine = sequence;
    const work = () => {
      waiting = undefined;
      running = look(mine, next);
    };
    state.setState({ pending: true });
    // At once, not in a task of its own: the host prices while the page draws what was typed.
    if (pause === 0) work();
    else waiting = { cancel: later(work, pause), work };
  }

  async function settle(): Promise<void> {
    waiting?.cancel();
    waiting?.work();
    await running;
  }

  return {
    state,
    /** Asks for a form; `pause` milliseconds where more typing is to be expected. */
    show,
    /** Asks at once where an answer waits for more typing, and resolves when it is there. */
    settle,
    /** A field was left: the next change is held against the price as it is now. */
    endStep(): void {
      newStep = true;
    },
    retry(): void {
      if (request) show(request);
    },
    /** Another quote: no price, and none to hold the next one against. */
    clear(): void {
      waiting?.cancel();
      waiting = undefined;
      sequence += 1;
      last = {};
      base = {};
      newStep = true;
      state.setState(NO_PREVIEW);
    },
  };
}
