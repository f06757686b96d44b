import { useEffect, useRef } from 'react';

/**
 * For what is taken away while it has the focus, as a dialog that is not there until it is asked
 * for: the focus goes back to where it was before, unless somebody took it elsewhere. Where that
 * place is gone, as the palette's field, it goes to the head of the screen.
 */
export function useReturnFocus(): void {
  const before = useRef(document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const { current } = before;
      const isThere = current?.isConnected && current !== document.body;
      const place = isThere ? current : document.querySelector('main h1');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
    [],
  );
}
