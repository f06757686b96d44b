import { create } from 'zustand';
import type { Result } from '../../shared/contract/result.ts';
import type { Message } from '../../shared/domain/messages/message.ts';
import type { Later } from './later.ts';
import { createNewest } from './newest.ts';

/** What a register said of a mark or a code; `key` is its stored form. */
export type LookUpState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'looking' | 'found' | 'unknown'; readonly key: string }
  | { readonly kind: 'failed'; readonly key: string; readonly message: Message };

export interface LookUpParts<T> {
  /** The stored form; undefined where the text is no whole mark or code. */
  readonly normalise: (text: string) => string | undefined;
  readonly ask: (key: string) => Promise<Result<T>>;
  readonly later: Later;
  readonly onFound: (found: T) => void;
  /** What was found before no longer holds. */
  readonly onLost: () => void;
  /** A whole mark or code was looked up, whatever the register said. */
  readonly onLookedUp?: (key: string) => void;
}

/** A mark may have one digit more: it is looked up when typing rests so many milliseconds. */
const TYPING = 120;

/** Looks up what is typed as soon as it is whole; only the newest answer counts. */
export function createLookUp<T>({ normalise, ask, later, ...on }: LookUpParts<T>) {
  const state = create<LookUpState>()(() => ({ kind: 'idle' }));
  function take(answer: Result<T>, key: string): void {
    if (answer.ok) {
      state.setState({ kind: 'found', key }, true);
      on.onFound(answer.value);
      on.onLookedUp?.(key);
      return;
    }
    on.onLost();
    on.onLookedUp?.(key);
    const { kind, message } = answer.fault;
    const said = kind === 'notFound' ? { kind: 'unknown' as const, key } : undefined;
    state.setState(said ?? { kind: 'failed', key, message }, true);
  }
  const newest = createNewest({ ask, take, later });

  function forget(): void {
    newest.forget();
    state.setState({ kind: 'idle' }, true);
  }

  return {
    state,
    typed(text: string): void {
      const key = normalise(text);
      const present = state.getState();
      if (present.kind !== 'idle' && present.kind !== 'failed' && present.key === key) return;
      forget();
      if (key === undefined) {
        on.onLost();
        return;
      }
      state.setState({ kind: 'looking', key }, true);
      newest.ask(key, TYPING);
    },
    /** Looks up at once what waits, and resolves when the answer is there. */
    settle: newest.settle,
    forget,
  };
}
