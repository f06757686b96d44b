import { describe, expect, test } from 'vitest';
import { mustBeEncrypted } from '../../../src/main/app/vault/unlock.ts';
import { english } from '../../../src/shared/domain/messages/english.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { openedForAll } from '../../support/opened.ts';

const host = openedForAll(() =>
  startHost({ policies: { apiPort: 8600, idleLockMinutes: 10, updates: false } }),
);

describe('what the administrator has set', () => {
  test('is in force, named on the screens, and not changed there', async () => {
    expect(await host.app.settings()).toMatchObject({ port: 8600 });
    expect(await ask(host.app, 'serviceStatus', {})).toMatchObject({
      setByAdministrator: ['updates', 'apiPort', 'idleLockMinutes'],
    });
    const settings = await ask(host.app, 'getSettings', {});
    expect(settings).toMatchObject({ port: 8600, privacy: { idleLockMinutes: 10 } });
    const fault = await refusal(host.app, 'saveSettings', { port: 9000 });
    expect(fault).toMatchObject({ kind: 'forbidden' });
    expect(fault.message).toContain('The administrator of this computer has set this');
  });

  test('keeps the API from listening, and the screens say so', async () => {
    host.app.turnApiOff();
    const { api } = await ask(host.app, 'serviceStatus', {});
    expect(api.problem && english(api.problem)).toContain('has turned the API off');
  });

  test('keeps data that are not encrypted from being opened', () => {
    expect(() => mustBeEncrypted(host.dataFolder)).toThrow('encryption on');
  });
});
