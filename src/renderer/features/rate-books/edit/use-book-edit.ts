import { useEffect, useState } from 'react';
import { getEnvironment } from '../../../data/environment.ts';
import { later } from '../../../data/later.ts';
import { recall, remember } from '../../../data/memory.ts';
import type { Draft } from './book/draft.ts';
import { begin, change, type History, redo, undo } from './book/history.ts';

/** Milliseconds after the last edit until it is kept in this browser. */
const KEEP_AFTER = 300;

const memoryOf = (hash: string) => `quotedesk-book-edit-${getEnvironment()}-${hash}`;

/** The edits that were left here, behind the book that they began with: they can be undone together. */
function leftEdits(memory: string, base: Draft): History<Draft> {
  try {
    const left = recall(memory);
    // What is kept under this name was a draft when it was put there.
    return left ? change(begin(base), JSON.parse(left) as Draft) : begin(base);
  } catch {
    return begin(base);
  }
}

/** The edits of one rate book: undone and redone over all tables, and still there after a reload. */
export function useBookEdit(hash: string, base: Draft) {
  const memory = memoryOf(hash);
  const [history, setHistory] = useState(() => leftEdits(memory, base));
  const [hadEdits] = useState(history.present !== base);
  const draft = history.present;
  const isChanged = draft !== base;
  useEffect(
    () => later(() => remember(memory, isChanged ? JSON.stringify(draft) : ''), KEEP_AFTER),
    [memory, draft, isChanged],
  );
  return {
    ...{ draft, isChanged, hadEdits },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: (next: Draft) => setHistory((now) => change(now, next)),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    /** Back to the book as it is kept: a change that can be undone, too. */
    discard: () => setHistory((now) => change(now, base)),
    /** Forgets what was kept in this browser. */
    forget: () => remember(memory, ''),
  };
}
