import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** Where a key leads in a row of so many things. */
const leads: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, length) => Math.min(length - 1, at + 1),
  Home: () => 0,
  End: (_at, length) => length - 1,
};

/** The place that a key leads to; undefined where it is none of the row's. */
export function placeAfter(key: string, at: number, length: number): number | undefined {
  return Object.hasOwn(leads, key) ? leads[key]?.(at, length) : undefined;
}

/**
 * One stop for Tab in a row of links; the arrow keys, Home and End move within it.
 * @returns the place of the stop, and what the row's element takes
 */
export function useArrowKeys(length: number) {
  const [chosen, setChosen] = useState<number>();
  const stop = Math.min(chosen ?? length - 1, length - 1);
  const links = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a')];
  return {
    stop,
    row: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const next = placeAfter(event.key, stop, length);
        if (next === undefined) return;
        event.preventDefault();
        links(event.currentTarget)[next]?.focus();
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        const at = links(event.currentTarget).indexOf(event.target);
        if (at >= 0) setChosen(at);
      },
    },
  };
}
