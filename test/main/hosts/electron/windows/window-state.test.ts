import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import {
  keepWindowState,
  placeNextTo,
  placeOn,
  readWindowState,
} from '../../../../../src/main/hosts/electron/windows/window-state.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { FakeWindow } from '../fake-window.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'window-state.json');
});

const LAPTOP = { id: 1, workArea: { x: 0, y: 0, width: 1440, height: 860 } };
const OFFICE = { id: 2, workArea: { x: 1440, y: 0, width: 2560, height: 1400 } };
const place = (x: number, y: number, width: number, height: number, maximized = false) => ({
  x,
  y,
  width,
  height,
  maximized,
});
const STATE = [
  { display: 1, place: place(100, 50, 1200, 800) },
  { display: 2, place: place(1600, 100, 2000, 1200, true) },
];

test('a window opens where it was on the display used last, of those that are there', () => {
  expect(placeOn([LAPTOP, OFFICE], STATE)).toEqual(place(1600, 100, 2000, 1200, true));
  expect(placeOn([LAPTOP], STATE)).toEqual(place(100, 50, 1200, 800));
  expect(placeOn([{ ...LAPTOP, id: 9 }], STATE)).toBeUndefined();
  expect(placeOn([LAPTOP], [])).toBeUndefined();
});

test.each([
  [place(-5000, -5000, 1200, 800), place(0, 0, 1200, 800)],
  [place(5000, 5000, 1200, 800), place(240, 60, 1200, 800)],
  [place(10, 10, 9000, 9000), place(0, 0, 1440, 860)],
])('%j comes back onto the display', (kept, expected) => {
  expect(placeOn([LAPTOP], [{ display: 1, place: kept }])).toEqual(expected);
});

test('a further window stands a step from the one in front, and on its display', () => {
  const at = (x: number, y: number) => ({ x, y, width: 1200, height: 800 });
  expect(placeNextTo(at(0, 0), LAPTOP)).toEqual(at(32, 32));
  expect(placeNextTo(at(240, 60), LAPTOP)).toEqual(at(240, 60));
});

test('where a window was is written down when it closes, for each display', () => {
  let bounds = { x: 1, y: 2, width: 1000, height: 700 };
  let display = 1;
  const window = Object.assign(new FakeWindow(), {
    getNormalBounds: () => bounds,
    isMaximized: () => display === 2,
  });
  keepWindowState(window.asWindow, file, () => ({ id: display }));
  window.emit('close');
  display = 2;
  bounds = { ...bounds, x: 1500 };
  window.emit('close');
  expect(readWindowState(file)).toEqual([
    { display: 1, place: place(1, 2, 1000, 700) },
    { display: 2, place: place(1500, 2, 1000, 700, true) },
  ]);
  expect(readFileSync(file, 'utf8').length).toBeLessThan(1000);
});

test.each(['', '{}', '[{"display":1}]', '[{"display":1,"place":{"x":1e99}}]'])(
  'a file with %j keeps no place',
  (content) => {
    expect(readWindowState(file)).toEqual([]);
    writeFileSync(file, content);
    expect(readWindowState(file)).toEqual([]);
  },
);
