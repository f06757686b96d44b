import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { RateBookTerms } from '../../../shared/schemas/quotes/rate-book-terms.ts';
import { useOperation } from '../../data/operation-query.ts';
import { newQuote } from './store/new-quote.ts';
import type { PreviewState } from './store/preview.ts';

/** The form that is drawn: that of a new quote, unless one around it says another. */
export interface EditedForm
  extends Pick<
    typeof newQuote,
    'form' | 'session' | 'questions' | 'vehicle' | 'address' | 'type' | 'leave' | 'undo' | 'redo'
  > {
  readonly preview: Pick<typeof newQuote.preview, 'state' | 'retry'>;
  /** What is shown and can not be changed. */
  readonly fixed?: ReadonlySet<string>;
}

export const Edited = createContext<EditedForm>(newQuote);

/** The form that a field or a choice is part of. */
export const useEdited = (): EditedForm => useContext(Edited);

/**
 * What a part shows of the newest preview. It is drawn once the premium is: only the premium must
 * follow a key at once.
 * @param select gives the same object while nothing has changed, so that nothing is drawn
 */
export function useShown<T>(select: (state: PreviewState) => T): T {
  const { state } = useEdited().preview;
  const [shown, setShown] = useState(() => select(state.getState()));
  const take = useEffectEvent(() =>
    startTransition(() => setShown(() => select(state.getState()))),
  );
  useEffect(() => {
    // The answer may have come since the first drawing.
    take();
    return state.subscribe(() => take());
  }, [state]);
  return shown;
}

/**
 * The words, limits and add-ons of the rate book in force today, of the scheme that is chosen.
 * Undefined until they are there; a form works without them, only with fewer words.
 */
export function useTerms(): RateBookTerms | undefined {
  const product = useStore(useEdited().form, ({ content }) => content.product);
  const query = product === undefined ? {} : { product };
  return useOperation('rateBookTerms', query, { keepsPrevious: true }).value;
}
