import { checker } from '../../../shared/contract/check.ts';
import { isJsonObject } from '../../../shared/data/json-object.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import {
  done,
  failed,
  type InputError,
  invalid,
  type Result,
} from '../../../shared/result/result.ts';
import { Settings, type SettingsChange } from '../../../shared/schemas/desk/settings.ts';
import { changedSettings } from '../../../shared/schemas/desk/settings-change.ts';
import { USUAL_SETTINGS } from '../../../shared/schemas/desk/usual-settings.ts';
import { lacking } from '../caller/authority.ts';
import type { Context } from '../dispatcher.ts';

/** Settings that the administrator of the computer has set: no one at the desk changes them. */
export interface SetSettings {
  readonly port?: number | undefined;
  readonly idleLockMinutes?: number | undefined;
}

/** The store of settings that may change. */
export interface ChangingSettings {
  /** What goes before whatever is stored; nothing where absent. */
  readonly set?: SetSettings;
  readonly read: (name: string) => Promise<string | undefined>;
  /** Stores what `to` makes of the present value and returns it, in one transaction. */
  readonly change: (name: string, to: (value: string | undefined) => string) => Promise<string>;
}

/** The name under which all settings are stored, as one JSON. */
const NAME = 'desk';

const check = checker(Settings);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Applies one field at a time to the default settings, and leaves out each that is not valid. */
function repaired(kept: unknown): Settings {
  let settings = USUAL_SETTINGS;
  const take = (attempt: unknown) => {
    const checked = check(attempt);
    if ('value' in checked) settings = checked.value;
  };
  for (const [name, value] of Object.entries(isJsonObject(kept) ? kept : {})) {
    const usual: unknown = Reflect.get(USUAL_SETTINGS, name);
    if (!isJsonObject(usual) || !isJsonObject(value)) {
      take({ ...settings, [name]: value });
      continue;
    }
    for (const [part, inner] of Object.entries(value)) {
      const present: unknown = Reflect.get(settings, name);
      take({ ...settings, [name]: { ...(isJsonObject(present) ? present : {}), [part]: inner } });
    }
  }
  return settings;
}

function settingsOf(text: string | undefined): Settings {
  const kept = text === undefined ? USUAL_SETTINGS : parsed(text);
  const checked = check(kept);
  return 'value' in checked ? checked.value : repaired(kept);
}

/** Settings with what the administrator has set in its place. */
function withSet(settings: Settings, { port, idleLockMinutes }: SetSettings = {}): Settings {
  const { privacy } = settings;
  return {
    ...settings,
    port: port ?? settings.port,
    privacy: { ...privacy, idleLockMinutes: idleLockMinutes ?? privacy.idleLockMinutes },
  };
}

/** The settings in force; unknown or damaged fields have their default. */
export async function readSettings(store: ChangingSettings): Promise<Settings> {
  return withSet(settingsOf(await store.read(NAME)), store.set);
}

/** Returns all settings. */
export function getSettings(store: ChangingSettings) {
  return async (): Promise<Result<Settings>> => done(await readSettings(store));
}

/** What is an administrator's to change: when the desk is locked, and where the API listens. */
const isAdministrators = ({ port, privacy }: SettingsChange) =>
  port !== undefined || privacy?.idleLockMinutes !== undefined;

/** Whether a change gives a setting another value than the one that the administrator has set. */
function isAgainst({ port, privacy }: SettingsChange, set: SetSettings = {}): boolean {
  const differs = <T>(wanted: T | undefined, given: T | undefined) =>
    wanted !== undefined && given !== undefined && wanted !== given;
  return (
    differs<number | null>(port, set.port) || differs(privacy?.idleLockMinutes, set.idleLockMinutes)
  );
}

/** What a query searches for, among its names. */
function searched(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll(/[+&=]/g, ' '));
  } catch {
    return query;
  }
}

/** Lets go of the saved views in whose name or search something is found, in one change. */
export async function removeViews(
  store: ChangingSettings,
  isFound: (text: string) => boolean,
): Promise<void> {
  const stays = ({ name, query }: Settings['savedViews'][number]) =>
    !isFound(`${name} ${searched(query)}`);
  if ((await readSettings(store)).savedViews.every(stays)) return;
  await store.change(NAME, (text) => {
    const present = settingsOf(text);
    return JSON.stringify({ ...present, savedViews: present.savedViews.filter(stays) });
  });
}

/** Changes some settings and returns all of them; where they would not be valid, nothing changes. */
export function saveSettings(store: ChangingSettings) {
  return async (
    change: SettingsChange,
    { caller }: Pick<Context, 'caller'>,
  ): Promise<Result<Settings>> => {
    const fault = isAdministrators(change) ? lacking(caller, 'administer') : undefined;
    if (fault) return failed(fault);
    if (isAgainst(change, store.set)) {
      return failed({ kind: 'forbidden', message: message('setByAdministrator') });
    }
    let errors: readonly InputError[] = [];
    const kept = await store.change(NAME, (text) => {
      const present = settingsOf(text);
      const checked = check(changedSettings(present, change));
      errors = 'errors' in checked ? checked.errors : [];
      return JSON.stringify('value' in checked ? checked.value : present);
    });
    return errors.length > 0 ? invalid(errors) : done(withSet(settingsOf(kept), store.set));
  };
}
