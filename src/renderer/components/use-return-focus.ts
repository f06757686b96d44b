import { useEffect, useRef } from 'react';

const focusHead = () =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** Gives a place the focus. Where it goes while it has it, as a button whose work is done, the head has it. */
function focusWhileThere(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    if (document.activeElement === place) return;
    watch.disconnect();
    if (document.activeElement === document.body) focusHead();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

/**
 * For what is taken away while it has the focus, as a dialog that is not there until it is asked
 * for: the focus goes back to where it was before, unless somebody took it elsewhere. Where that
 * place is gone, as the palette's field, or goes soon, it goes to the head of the screen.
 */
export function useReturnFocus(): void {
  const before = useRef(document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const { current } = before;
      const isThere = current?.isConnected && current !== document.body;
      if (isThere && current instanceof HTMLElement) focusWhileThere(current);
      else focusHead();
    },
    [],
  );
}
