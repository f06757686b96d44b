import type { StoreApi } from 'zustand';
import type { FormPath } from '../../../../shared/domain/quote-fields/form-fields.ts';
import type { QuoteContent } from './content.ts';
import { dateReading } from './document.ts';
import { type Form, firstChanged } from './form.ts';
import type { createLookUps } from './look-ups.ts';
import type { SessionState } from './other-windows.ts';
import type { createPreview } from './preview.ts';

/** Two digits of a year are often the beginning of four, in milliseconds. */
const SHORT_YEAR = 700;

/** How long more typing is to be expected after a change; undefined where it is not. */
export function shortYearPause(
  content: QuoteContent,
  before: QuoteContent,
  today: string,
): number | undefined {
  const path = firstChanged(content, before);
  const date = path && dateReading(path, content.texts, today);
  return date?.kind === 'day' && date.short ? SHORT_YEAR : undefined;
}

interface EditingParts {
  readonly form: Form;
  readonly session: StoreApi<SessionState>;
  readonly lookUps: Pick<ReturnType<typeof createLookUps>, 'typed' | 'settle' | 'forget'>;
  readonly preview: Pick<ReturnType<typeof createPreview>, 'settle'>;
}

/** What a person does with the fields of a form, and what follows from it. */
export function createEditing({ form, session, lookUps, preview }: EditingParts) {
  function type(path: FormPath, text: string): void {
    if (session.getState().typing !== path) session.setState({ typing: path });
    form.getState().type(path, text);
    lookUps.typed(path, text);
  }

  /** A field was left: what waited for more typing waits no longer. */
  async function leave(path: FormPath): Promise<void> {
    session.setState({ typing: undefined });
    await lookUps.settle(path);
    form.getState().leave();
    void preview.settle();
  }

  /** Goes a step back or forth. @returns the field to look at */
  function step(direction: 'undo' | 'redo'): FormPath | undefined {
    const before = form.getState().content;
    lookUps.forget();
    form.getState()[direction]();
    return firstChanged(before, form.getState().content);
  }

  return { type, leave, undo: () => step('undo'), redo: () => step('redo') };
}
