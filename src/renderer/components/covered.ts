import { useEffect } from 'react';
import { create } from 'zustand';

/** How many covers lie over the whole window: what is below them shows in no title either. */
const useCovers = create<{ readonly count: number }>()(() => ({ count: 0 }));

/** The title of the window: of the screen, or of the application alone while a cover lies over it. */
export function useWindowTitle(title: string): void {
  const isCovered = useCovers(({ count }) => count > 0);
  useEffect(() => {
    document.title = isCovered ? 'Quotedesk' : `${title} · Quotedesk`;
  }, [title, isCovered]);
}

/** Says that a cover lies over the window for as long as the caller is shown. */
export function useCovering(): void {
  useEffect(() => {
    const add = (more: number) => useCovers.setState(({ count }) => ({ count: count + more }));
    add(1);
    return () => add(-1);
  }, []);
}
