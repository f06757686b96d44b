import { checker } from '../../../shared/contract/check.ts';
import { isJsonObject } from '../../../shared/data/json-object.ts';
import { changedSettings } from '../../../shared/domain/derived/settings-change.ts';
import { USUAL_SETTINGS } from '../../../shared/domain/derived/usual-settings.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import {
  done,
  failed,
  type InputError,
  invalid,
  type Result,
} from '../../../shared/result/result.ts';
import { Settings, type SettingsChange } from '../../../shared/schemas/desk/settings.ts';
import { lacking } from '../caller/authority.ts';
import type { Caller } from '../caller/caller.ts';
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

/** The name under which the settings of the installation are stored, as one JSON. */
const NAME = 'desk';

/** The name under which those of a person are. */
const nameOf = (userId: string) => `desk/${userId}`;

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

/** Settings of the installation with what follows the person: how the screens look and speak, keys, views. */
function withPersonal(settings: Settings, own: Settings): Settings {
  return {
    ...settings,
    language: own.language,
    shortcuts: own.shortcuts,
    savedViews: own.savedViews,
    columns: own.columns,
    columnWidths: own.columnWidths,
    notifications: own.notifications,
    spelling: own.spelling,
    tourDone: own.tourDone,
    privacy: { ...settings.privacy, blur: own.privacy.blur },
  };
}

/** The id of who is signed in; undefined where no one signs in. */
const userOf = (caller: Caller) => (caller.kind === 'broker' ? caller.user?.id : undefined);

/**
 * The settings in force; unknown or damaged fields have their default. A person who has changed none yet
 * begins with those of the installation.
 * @param caller whose they are; those of the installation where absent, and where no one signs in
 */
export async function readSettings(store: ChangingSettings, caller?: Caller): Promise<Settings> {
  const ofDesk = withSet(settingsOf(await store.read(NAME)), store.set);
  const user = caller && userOf(caller);
  const own = user === undefined ? undefined : await store.read(nameOf(user));
  return own === undefined ? ofDesk : withPersonal(ofDesk, settingsOf(own));
}

/** Returns all settings. */
export function getSettings(store: ChangingSettings) {
  return async (_: object, { caller }: Pick<Context, 'caller'>): Promise<Result<Settings>> =>
    done(await readSettings(store, caller));
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

/**
 * Lets go of the saved views in whose name or search something is found, in one change for each who has some.
 * @param people the ids of everybody who may have views
 */
export async function removeViews(
  store: ChangingSettings,
  people: readonly string[],
  isFound: (text: string) => boolean,
): Promise<void> {
  const stays = ({ name, query }: Settings['savedViews'][number]) =>
    !isFound(`${name} ${searched(query)}`);
  for (const name of [NAME, ...people.map(nameOf)]) {
    if (settingsOf(await store.read(name)).savedViews.every(stays)) continue;
    await store.change(name, (text) => {
      const present = settingsOf(text);
      return JSON.stringify({ ...present, savedViews: present.savedViews.filter(stays) });
    });
  }
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
    const present = await readSettings(store, caller);
    const checked = check(changedSettings(present, change));
    if ('errors' in checked) return invalid(checked.errors);
    let errors: readonly InputError[] = [];
    /** Changes what stands under a name; where that would not be valid any more, nothing. */
    const put = (name: string, to: (stored: string | undefined) => readonly [Settings, Settings]) =>
      store.change(name, (stored) => {
        const [before, after] = to(stored);
        const valid = check(after);
        if ('errors' in valid) errors = valid.errors;
        return JSON.stringify('value' in valid ? valid.value : before);
      });
    const user = userOf(caller);
    if (user !== undefined) {
      await put(nameOf(user), (stored) => {
        const own = stored === undefined ? present : settingsOf(stored);
        const before = withPersonal(USUAL_SETTINGS, own);
        return [before, withPersonal(USUAL_SETTINGS, changedSettings(before, change))];
      });
    }
    await put(NAME, (stored) => {
      const before = settingsOf(stored);
      const after = changedSettings(before, change);
      return [before, user === undefined ? after : withPersonal(after, before)];
    });
    return errors.length > 0 ? invalid(errors) : done(await readSettings(store, caller));
  };
}
