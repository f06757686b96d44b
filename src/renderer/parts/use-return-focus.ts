import { useEffect, useRef } from 'react';

/**
 * For what is taken away while it has the focus, as a dialog that is not there until it is asked
 * for: the focus goes back to where it was before, unless somebody took it elsewhere.
 */
export function useReturnFocus(): void {
  const before = useRef(document.activeElement);
  useEffect(
    () => () => {
      const { current } = before;
      const isLost = document.activeElement === document.body;
      if (isLost && current instanceof HTMLElement) current.focus({ preventScroll: true });
    },
    [],
  );
}
