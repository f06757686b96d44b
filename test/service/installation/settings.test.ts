import { describe, expect, test } from 'vitest';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { openedForAll } from '../../support/opened.ts';

const host = openedForAll(() => startHost());

describe('the settings of the desk', () => {
  test('outlast a restart, all of them at once or some', async () => {
    const before = await ask(host.app, 'getSettings', {});
    expect(before).toMatchObject({ language: 'system', port: null, tourDone: false });
    const saved = await ask(host.app, 'saveSettings', { tourDone: true, privacy: { blur: true } });
    expect(saved).toEqual({
      ...before,
      tourDone: true,
      privacy: { ...before.privacy, blur: true },
    });
    expect(await ask(host.app, 'saveSettings', saved)).toEqual(saved);
    expect(await ask(host.app, 'getSettings', {})).toEqual(saved);
  });

  test('two who change them at once lose nothing', async () => {
    await Promise.all([
      ask(host.app, 'saveSettings', { columns: ['premium'] }),
      ask(host.app, 'saveSettings', { language: 'ga' }),
      ask(host.app, 'saveSettings', { defaults: { county: 'Mayo' } }),
    ]);
    expect(await ask(host.app, 'getSettings', {})).toMatchObject({
      columns: ['premium'],
      language: 'ga',
      defaults: { county: 'Mayo' },
    });
  });

  test('entries of lists are changed one by one, and never past what a list may have', async () => {
    const view = (name: string) => ({ [name]: { query: `search=${name}` } });
    await Promise.all([
      ask(host.app, 'saveSettings', { entries: { savedViews: view('Monday') } }),
      ask(host.app, 'saveSettings', { entries: { savedViews: view('Tuesday') } }),
      ask(host.app, 'saveSettings', { entries: { shortcuts: { goPrice: 'F6' } } }),
      ask(host.app, 'saveSettings', { entries: { shortcuts: { goQuotes: 'F7' } } }),
    ]);
    const { savedViews, shortcuts } = await ask(host.app, 'getSettings', {});
    expect(savedViews.map(({ name }) => name).sort()).toEqual(['Monday', 'Tuesday']);
    expect(shortcuts).toEqual({ goPrice: 'F6', goQuotes: 'F7' });

    const many = Array.from({ length: 99 }, (_, n) => view(`View ${n}`));
    const tooMany = { entries: { savedViews: Object.assign({}, ...many) } };
    const fault = await refusal(host.app, 'saveSettings', tooMany);
    expect(fault).toMatchObject({ kind: 'invalid', errors: [{ path: 'savedViews' }] });
    expect(await ask(host.app, 'getSettings', {})).toMatchObject({ savedViews, shortcuts });
  });

  test('the port is what the desktop host asks for', async () => {
    expect(await host.app.settings()).toMatchObject({ port: null });
    await ask(host.app, 'saveSettings', { port: 9123 });
    expect(await host.app.settings()).toMatchObject({ port: 9123 });
    await ask(host.app, 'saveSettings', { port: null });
    expect(await host.app.settings()).toMatchObject({ port: null });
  });

  test.each([
    { language: 'fr' },
    { port: 70_000 },
    { privacy: { idleLockMinutes: 241 } },
    { defaults: { pet: 'cat' } },
    { colour: 'red' },
  ])('%j is refused', async (change) => {
    const before = await ask(host.app, 'getSettings', {});
    expect(await refusal(host.app, 'saveSettings', change)).toMatchObject({ kind: 'invalid' });
    expect(await ask(host.app, 'getSettings', {})).toEqual(before);
  });
});
