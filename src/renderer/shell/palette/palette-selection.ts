import { createSpotlight } from '@mantine/spotlight';
import { useLayoutEffect } from 'react';

/** The palette's own state, and what opens it and closes it. */
export const [paletteStore, palette] = createSpotlight();

/**
 * Keeps one line selected whatever is found: Mantine selects only while one types, so that
 * Enter would do nothing with what was found later.
 */
export function useSelection(): void {
  useLayoutEffect(() => {
    const list = document.getElementById(paletteStore.getState().listId);
    const lines = [...(list?.querySelectorAll('[data-action]') ?? [])];
    const selected = Math.max(
      0,
      lines.findIndex((line) => line.hasAttribute('data-selected')),
    );
    lines[selected]?.setAttribute('data-selected', 'true');
    paletteStore.updateState((state) => ({ ...state, selected }));
  });
}
