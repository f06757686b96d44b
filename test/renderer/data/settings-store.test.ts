import { beforeEach, expect, it, vi } from 'vitest';
import type { Caller } from '../../../src/renderer/data/call.ts';
import { createSettingsStore } from '../../../src/renderer/data/settings.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { done, failed } from '../../../src/shared/result/result.ts';
import type { Settings, SettingsChange } from '../../../src/shared/schemas/desk/settings.ts';
import { changedSettings } from '../../../src/shared/schemas/desk/settings-change.ts';
import { USUAL_SETTINGS } from '../../../src/shared/schemas/desk/usual-settings.ts';

const MONDAY = { name: 'Monday', query: 'status=quoted' };
const TUESDAY = { name: 'Tuesday', query: 'status=expired' };

let kept: Settings;
let isGone: boolean;

const ask = (async (operation: string, change: SettingsChange) => {
  await Promise.resolve();
  if (isGone) return failed({ kind: 'unavailable', message: message('hostSilent') });
  if (operation === 'saveSettings') {
    kept = changedSettings(kept, change);
  }
  return done(kept);
}) as Caller;

const apply = vi.fn();
let store: ReturnType<typeof createSettingsStore>;
const load = () => store.getState().load();
const change = (wanted: SettingsChange) => store.getState().change(wanted);
const shown = () => store.getState().settings;

beforeEach(async () => {
  kept = {
    ...USUAL_SETTINGS,
    privacy: { blur: false, idleLockMinutes: 5 },
    savedViews: [MONDAY],
  };
  isGone = false;
  apply.mockClear();
  store = createSettingsStore({ ask, apply });
  await load();
});

it('keeps what it knows while the host is gone, and takes back what could not be saved', async () => {
  const before = kept;
  isGone = true;
  const saving = change({ privacy: { idleLockMinutes: 9 } });
  expect(shown()).toMatchObject({ value: { privacy: { idleLockMinutes: 9 } } });
  expect((await saving).ok).toBe(false);
  expect(shown()).toEqual({ state: 'ready', value: before });
  expect(apply).toHaveBeenLastCalledWith(before);
  await load();
  expect(shown()).toEqual({ state: 'ready', value: before });
});

it('says a fault only where it never knew any, and comes back with the host', async () => {
  isGone = true;
  store = createSettingsStore({ ask, apply });
  await load();
  expect(shown()).toMatchObject({ state: 'failed' });
  isGone = false;
  await load();
  expect(shown()).toEqual({ state: 'ready', value: kept });
});

it('follows what another tab saved, also while a change of its own is on its way', async () => {
  kept = { ...kept, savedViews: [MONDAY, TUESDAY] };
  const loading = load();
  const saving = change({ privacy: { blur: true } });
  await loading;
  expect(shown()).toMatchObject({
    value: { savedViews: [MONDAY, TUESDAY], privacy: { blur: true, idleLockMinutes: 5 } },
  });
  await saving;
  expect(shown()).toEqual({ state: 'ready', value: kept });
});

it('takes back only the change that failed', async () => {
  const first = change({ privacy: { blur: true } });
  isGone = true;
  const second = change({ language: 'ga' });
  expect((await first).ok).toBe(false);
  isGone = false;
  expect((await second).ok).toBe(true);
  expect(shown()).toMatchObject({
    value: { language: 'ga', privacy: { blur: false, idleLockMinutes: 5 } },
  });
});

it('shows the same settings once: nothing is drawn again for every change of the data', async () => {
  const { settings } = store.getState();
  kept = structuredClone(kept);
  await load();
  expect(store.getState().settings).toBe(settings);
  expect(apply).toHaveBeenCalledTimes(1);
});

it('gives the way back from a change, once it knows the settings', async () => {
  const wanted = { entries: { savedViews: { Monday: null } } };
  const back = store.getState().undoOf(wanted);
  await change(wanted);
  expect(kept.savedViews).toEqual([]);
  await change(back ?? {});
  expect(kept.savedViews).toEqual([MONDAY]);
  expect(createSettingsStore({ ask, apply }).getState().undoOf(wanted)).toBeUndefined();
});
