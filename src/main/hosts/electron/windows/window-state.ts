import { readFileSync, writeFileSync } from 'node:fs';
import type { BrowserWindow, Display, Rectangle } from 'electron';
import { isJsonObject } from '../../../../shared/data/json-object.ts';

/** Where a window was on one display; pixels that do not depend on its density. */
export interface Place extends Rectangle {
  readonly maximized: boolean;
}

/** The places by the id of their display, the one used last at the end. */
export type WindowState = readonly { readonly display: number; readonly place: Place }[];

const MOST_DISPLAYS = 10;

function isPlace(value: unknown): value is Place {
  if (!isJsonObject(value) || typeof value.maximized !== 'boolean') return false;
  const { x, y, width, height } = value;
  return [x, y, width, height].every(Number.isInteger) && Number(width) > 0 && Number(height) > 0;
}

// By hand: the first window does not wait for the library of schemas.
const isState = (value: unknown): value is WindowState =>
  Array.isArray(value) &&
  value.length <= MOST_DISPLAYS &&
  value.every((one) => isJsonObject(one) && Number.isInteger(one.display) && isPlace(one.place));

/** Reads the places; none where the file is missing or is something else. */
export function readWindowState(file: string): WindowState {
  try {
    const state: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isState(state) ? state : [];
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
