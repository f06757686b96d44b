import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { PreviewState } from './store/preview.ts';
import { newQuote } from './store/store.ts';

const { state } = newQuote.preview;

/**
 * What a part shows of the newest preview. It is drawn once the premium is: only the premium must
 * follow a key at once.
 * @param select gives the same object while nothing has changed, so that nothing is drawn
 */
export function useShown<T>(select: (state: PreviewState) => T): T {
  const [shown, setShown] = useState(() => select(state.getState()));
  const take = useEffectEvent(() =>
    startTransition(() => setShown(() => select(state.getState()))),
  );
  useEffect(() => {
    // The answer may have come since the first drawing.
    take();
    return state.subscribe(() => take());
  }, []);
  return shown;
}
