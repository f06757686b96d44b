import { readFileSync, writeFileSync } from 'node:fs';
import type { BrowserWindow, Display, Rectangle } from 'electron';
import { type Static, Type } from 'typebox';
import { checker } from '../../../../shared/contract/check.ts';

/** Where a window was on one display; pixels that do not depend on its density. */
const Place = Type.Object({
  x: Type.Integer(),
  y: Type.Integer(),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  maximized: Type.Boolean(),
});
export type Place = Static<typeof Place>;

/** The places by the id of their display, the one used last at the end. */
const WindowState = Type.Array(Type.Object({ display: Type.Integer(), place: Place }), {
  maxItems: 10,
});
export type WindowState = Static<typeof WindowState>;

const MOST_DISPLAYS = 10;
const isState = checker(WindowState);

/** Reads the places; none where the file is missing or is something else. */
export function readWindowState(file: string): WindowState {
  try {
    const checked = isState(JSON.parse(readFileSync(file, 'utf8')));
    return 'errors' in checked ? [] : checked.value;
  } catch {
    return [];
  }
}

/** The nearest bounds within a display: as large as before, but never larger than it, nor off it. */
function within({ x, y, width, height }: Rectangle, area: Rectangle): Rectangle {
  const size = { width: Math.min(width, area.width), height: Math.min(height, area.height) };
  return {
    ...size,
    x: Math.max(area.x, Math.min(x, area.x + area.width - size.width)),
    y: Math.max(area.y, Math.min(y, area.y + area.height - size.height)),
  };
}

type Screen = Pick<Display, 'id' | 'workArea'>;

/**
 * Where a first window goes: to the display used last among those that are there, where it was.
 * @returns undefined where it was on none of them
 */
export function placeOn(displays: readonly Screen[], state: WindowState): Place | undefined {
  const kept = state.findLast(({ display }) => displays.some(({ id }) => id === display));
  const area = displays.find(({ id }) => id === kept?.display)?.workArea;
  return kept && area && { ...kept.place, ...within(kept.place, area) };
}

/** Pixels between a window and the next one, so that neither hides the other. */
const STEP = 32;

/** Where a further window goes: a step from the one in front, on the same display. */
export function placeNextTo(front: Rectangle, { workArea }: Pick<Display, 'workArea'>): Rectangle {
  return within({ ...front, x: front.x + STEP, y: front.y + STEP }, workArea);
}

/** Writes down where a window is when it closes. @param displayOf where the window is */
export function keepWindowState(
  window: BrowserWindow,
  file: string,
  displayOf: (bounds: Rectangle) => Pick<Display, 'id'>,
): void {
  window.on('close', () => {
    const bounds = window.getNormalBounds();
    const display = displayOf(bounds).id;
    const place = { ...bounds, maximized: window.isMaximized() };
    const others = readWindowState(file).filter((each) => each.display !== display);
    const state = [...others, { display, place }].slice(-MOST_DISPLAYS);
    try {
      writeFileSync(file, JSON.stringify(state), { mode: 0o600 });
    } catch {
      // A full disk is said elsewhere; the next window then opens where it did before.
    }
  });
}
