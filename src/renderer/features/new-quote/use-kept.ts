import { useEffect } from 'react';
import { useDataVersion } from '../../data/data-version.ts';
import { newQuote } from './store/store.ts';

/** Saves the draft at once where the page may be left, and what is unsaved when the host is back. */
export function useKept(): void {
  const reached = useDataVersion((state) => state.reached);
  useEffect(() => {
    const flush = () => void newQuote.keeper.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  useEffect(() => {
    if (!reached) return;
    void newQuote.keeper.recover();
    if (newQuote.preview.state.getState().fault) newQuote.preview.retry();
  }, [reached]);
}
