import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface ArrivalProps {
  readonly location: string;
  readonly main: RefObject<HTMLElement | null>;
  /** Whether somebody has put the focus elsewhere meanwhile. */
  readonly focusMoved: () => boolean;
}

const firstField = (main: HTMLElement | null) =>
  main?.querySelector<HTMLElement>('[data-autofocus]');

/** The focus goes to the field that a screen begins with, or to its heading. */
function focusBeginning(main: HTMLElement | null): void {
  (firstField(main) ?? main?.querySelector<HTMLElement>('h1'))?.focus();
}

/**
 * Moves the focus to a screen once it is there: to the field that it begins with, or to its heading.
 * Where somebody has moved it while the screen's code was awaited, it stays.
 * Stands next to the screen, so that both wait for the screen's code.
 */
export function Arrival({ location, main, focusMoved }: ArrivalProps) {
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    if (!focusMoved()) focusBeginning(main.current);
  }, [location, main, focusMoved]);
  // The first screen of a window: its heading need not be read out, the window's title is.
  useEffect(() => {
    if (document.activeElement === document.body) firstField(main.current)?.focus();
  }, [main]);
  const wasThere = useRef(false);
  // React does this again when a screen was hidden for another whose code never came: the focus that it
  // had is lost.
  useLayoutEffect(() => {
    if (wasThere.current && document.activeElement === document.body) focusBeginning(main.current);
    wasThere.current = true;
  }, [main]);
  return null;
}
