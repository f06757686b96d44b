import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useDataVersion } from '../../data/data-version.ts';
import { useOperation } from '../../data/use-operation.ts';
import { openId } from './store/session.ts';
import { newQuote } from './store/store.ts';

/** Shows what another window saved of the open draft. */
function useOtherWindows(): void {
  const id = useStore(newQuote.session, openId);
  const drafts = useOperation('listDrafts', {}).value?.drafts;
  const version = drafts?.find((draft) => draft.id === id)?.version;
  useEffect(() => {
    if (id && version) void newQuote.otherWindows.follow(id, version);
  }, [id, version]);
}

/** Saves the draft at once where the page may be left, and what is unsaved when the host is back. */
export function useKept(): void {
  const reached = useDataVersion((state) => state.reached);
  useOtherWindows();
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
