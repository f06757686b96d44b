import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** What had the focus when a location was gone to, and whether somebody has typed or pointed since. */
interface Departure {
  readonly location: string;
  readonly focused: Element | null;
  hasActed: boolean;
}

/**
 * Watches the focus while the code of a screen is awaited.
 * @returns whether somebody has put it elsewhere since the location changed: then no screen takes it
 */
export function useFocusMoved(location: string): () => boolean {
  const departure = useRef<Departure>({ location, focused: null, hasActed: false });
  useLayoutEffect(() => {
    departure.current = { location, focused: document.activeElement, hasActed: false };
  }, [location]);
  useEffect(() => {
    const act = () => {
      departure.current.hasActed = true;
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    window.addEventListener('keydown', act, options);
    window.addEventListener('pointerdown', act, options);
    return () => listeners.abort();
  }, []);
  return useCallback(() => {
    const { focused, hasActed } = departure.current;
    const now = document.activeElement;
    return hasActed && now !== document.body && now !== focused;
  }, []);
}
