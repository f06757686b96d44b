import type { Page } from '@playwright/test';

/** A user with a keyboard and no mouse. */
export interface Typist {
  /** One key, or several held together, as `Control+Enter`: counted as one stroke. */
  readonly press: (keys: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** How many strokes so far. */
  readonly strokes: () => number;
}

export function typist({ keyboard }: Page): Typist {
  let strokes = 0;
  return {
    async press(keys) {
      strokes += 1;
      await keyboard.press(keys);
    },
    async type(text) {
      strokes += text.length;
      await keyboard.type(text);
    },
    strokes: () => strokes,
  };
}
