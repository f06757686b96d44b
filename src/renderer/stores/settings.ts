import { create } from 'zustand';
import type { Answer } from '../../shared/fault.ts';
import type { Settings, SettingsChange } from '../../shared/shapes/settings.ts';
import { call } from '../client.ts';
import { isCommand, useCommands } from '../commands/commands.ts';
import { showLanguage, systemLanguage } from '../words/words.ts';
import { LOADING, type Loaded, loaded } from './loaded.ts';

interface SettingsState {
  readonly settings: Loaded<Settings>;
  readonly load: () => Promise<void>;
  /** Changes some settings; what is absent stays. */
  readonly change: (change: SettingsChange) => Promise<Answer<Settings>>;
}

/** What a setting means at once: the language shown, the keys of commands, what is blurred. */
function apply({ language, shortcuts, privacy }: Settings): void {
  showLanguage(language === 'system' ? systemLanguage() : language);
  const ownKeys = Object.fromEntries(Object.entries(shortcuts).filter(([id]) => isCommand(id)));
  useCommands.setState({ ownKeys });
  document.documentElement.toggleAttribute('data-blur', privacy.blur);
}

/** The settings as a change will leave them. */
function changed(settings: Settings, { privacy, defaults, ...others }: SettingsChange): Settings {
  return {
    ...settings,
    ...others,
    privacy: { ...settings.privacy, ...privacy },
    defaults: { ...settings.defaults, ...defaults },
  };
}

/** What the broker set at this desk. */
export const useSettings = create<SettingsState>()((set, get) => {
  let before: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const show = (value: Settings) => {
    apply(value);
    set({ settings: { state: 'ready', value } });
  };
  const load = async () => {
    const answer = await call('getSettings', {});
    if (answer.ok) show(answer.value);
    else set({ settings: loaded(answer) });
  };
  return {
    settings: LOADING,
    load,
    change(change) {
      const { settings } = get();
      // At once: a switch must not wait for the host.
      if (settings.state === 'ready') show(changed(settings.value, change));
      waiting += 1;
      const answer = before.then(async () => {
        const saved = await call('saveSettings', change);
        waiting -= 1;
        // An earlier answer knows nothing of the changes that wait behind it.
        if (waiting === 0 && saved.ok) show(saved.value);
        if (!saved.ok) await load();
        return saved;
      });
      before = answer;
      return answer;
    },
  };
});
