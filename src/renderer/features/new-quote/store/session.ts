import { create } from 'zustand';
import type { Fault } from '../../../../shared/contract/result.ts';
import { irishDay } from '../../../../shared/domain/date.ts';
import type { FormPath } from '../../../../shared/domain/quote-fields/form-fields.ts';
import { LOADING, type Loaded } from '../../../data/loaded.ts';

/** What the screen shows of the quote that is being made. */
export interface SessionState {
  /** The id of the open draft. */
  readonly draft: Loaded<string>;
  /** The Irish day on which it was opened, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether the quote was asked for: what is missing is then marked. */
  readonly tried: boolean;
  readonly submitting: boolean;
  /** The field that is typed in: what is half typed is neither wrong nor unusual. */
  readonly typing: FormPath | undefined;
  /** Why it did not become a quote. */
  readonly fault: Fault | undefined;
}

/** The state of the draft that is open. @param now epoch milliseconds */
export function createSession(now: () => number) {
  return create<SessionState>()(() => ({
    draft: LOADING,
    today: irishDay(now()),
    tried: false,
    submitting: false,
    typing: undefined,
    fault: undefined,
  }));
}

/** The id of the draft that is open; undefined while none is. */
export function openId({ draft }: SessionState): string | undefined {
  return draft.state === 'ready' ? draft.value : undefined;
}
