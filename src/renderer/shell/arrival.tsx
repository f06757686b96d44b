import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface ArrivalProps {
  readonly location: string;
  readonly main: RefObject<HTMLElement | null>;
}

/** The focus goes to the field that a screen begins with, or to its heading. */
function focusBeginning(main: HTMLElement | null): void {
  const field = main?.querySelector<HTMLElement>('[data-autofocus]');
  (field ?? main?.querySelector<HTMLElement>('h1'))?.focus();
}

/**
 * Moves the focus to a screen once it is there: to the field that it begins with, or to its heading.
 * Stands next to the screen, so that both wait for the screen's code.
 */
export function Arrival({ location, main }: ArrivalProps) {
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    focusBeginning(main.current);
  }, [location, main]);
  const wasThere = useRef(false);
  // React does this again when a screen was hidden for another whose code never came: the focus that it
  // had is lost.
  useLayoutEffect(() => {
    if (wasThere.current && document.activeElement === document.body) focusBeginning(main.current);
    wasThere.current = true;
  }, [main]);
  return null;
}
