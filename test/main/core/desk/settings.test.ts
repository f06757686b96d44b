import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChangingSettings,
  readSettings,
  saveSettings,
} from '../../../../src/main/core/desk/settings.ts';
import { BROKER } from '../../../../src/main/core/dispatcher.ts';
import { checker } from '../../../../src/shared/contract/check.ts';
import { Settings, type SettingsChange } from '../../../../src/shared/schemas/desk/settings.ts';
import { USUAL_SETTINGS } from '../../../../src/shared/schemas/desk/usual-settings.ts';

/** A store that keeps any settings as they are. */
function kept(text: string | undefined): ChangingSettings {
  let value = text;
  return {
    read: async () => value,
    change: async (_, to) => {
      value = to(value);
      return value;
    },
  };
}
const read = (value: unknown) => readSettings(kept(JSON.stringify(value)));

describe('stored settings', () => {
  test('have their defaults where there are none, or none that can be read', async () => {
    for (const text of [undefined, '', '{', 'null', '[]', '7', '"x"']) {
      expect(await readSettings(kept(text)), text).toEqual(USUAL_SETTINGS);
    }
  });

  test('fall back field by field, and keep all else', async () => {
    const views = [{ name: 'Mine', query: 'status:quoted' }];
    const damaged = {
      language: 'fr',
      port: 9000,
      privacy: { blur: true, idleLockMinutes: 9999, colour: 'red' },
      defaults: { county: 'Mayo', startInDays: 'soon' },
      shortcuts: { save: 'Ctrl+S', print: 7 },
      savedViews: views,
      columns: 'all',
      fromTheFuture: true,
    };
    expect(await read(damaged)).toEqual({
      ...USUAL_SETTINGS,
      port: 9000,
      privacy: { blur: true, idleLockMinutes: 0 },
      defaults: { ...USUAL_SETTINGS.defaults, county: 'Mayo' },
      shortcuts: { save: 'Ctrl+S' },
      savedViews: views,
    });
  });

  test('are always complete, whatever is stored', async () => {
    const whole = checker(Settings);
    const names = fc.constantFrom(...Object.keys(USUAL_SETTINGS), '__proto__', 'x');
    const anything = fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.jsonValue()));
    await fc.assert(
      fc.asyncProperty(anything, async (value) => {
        expect(whole(await read(value))).toHaveProperty('value');
      }),
    );
  });
});

test('a change leaves all else as it was, within a group too', async () => {
  const store = kept(undefined);
  const saveAs = saveSettings(store);
  const save = (change: SettingsChange) => saveAs(change, { caller: BROKER });
  await save({ privacy: { blur: true }, port: 9000 });
  await save({ privacy: { idleLockMinutes: 5 }, defaults: { excess: 500 } });
  const shortcuts = { save: 'Ctrl+S' };
  const expected = {
    ...USUAL_SETTINGS,
    port: 9000,
    privacy: { blur: true, idleLockMinutes: 5 },
    defaults: { ...USUAL_SETTINGS.defaults, excess: 500 },
    shortcuts,
  };
  expect(await save({ shortcuts })).toEqual({ ok: true, value: expected });
  expect(await readSettings(store)).toEqual(expected);
});

describe('settings that the administrator has set', () => {
  const store = () => ({
    ...kept(JSON.stringify({ port: 9000, privacy: { blur: true, idleLockMinutes: 5 } })),
    set: { port: 8600, idleLockMinutes: 10 },
  });

  test('go before what is stored, which stays', async () => {
    const settings = store();
    const inForce = { port: 8600, privacy: { blur: true, idleLockMinutes: 10 } };
    expect(await readSettings(settings)).toMatchObject(inForce);
    const saved = await saveSettings(settings)({ tourDone: true }, { caller: BROKER });
    expect(saved).toMatchObject({ ok: true, value: { ...inForce, tourDone: true } });
    const { set: _, ...without } = settings;
    expect(await readSettings(without)).toMatchObject({ port: 9000, tourDone: true });
  });

  test('are not changed at the desk', async () => {
    const settings = store();
    const changes = [{ port: 9001 }, { port: null }, { privacy: { idleLockMinutes: 0 } }];
    for (const change of changes) {
      const answer = await saveSettings(settings)(change, { caller: BROKER });
      expect(answer).toMatchObject({
        ok: false,
        fault: { kind: 'forbidden', message: { code: 'setByAdministrator' } },
      });
    }
    const same = { port: 8600, privacy: { idleLockMinutes: 10 } };
    expect(await saveSettings(settings)(same, { caller: BROKER })).toMatchObject({ ok: true });
  });
});
