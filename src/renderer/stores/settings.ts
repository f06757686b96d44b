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

/** What a setting means at once: the language shown and the keys of commands. */
function apply({ language, shortcuts }: Settings): void {
  showLanguage(language === 'system' ? systemLanguage() : language);
  const ownKeys = Object.fromEntries(Object.entries(shortcuts).filter(([id]) => isCommand(id)));
  useCommands.setState({ ownKeys });
}

/** What the broker set at this desk. */
export const useSettings = create<SettingsState>()((set) => {
  const take = (answer: Answer<Settings>): Answer<Settings> => {
    if (answer.ok) {
      apply(answer.value);
      set({ settings: loaded(answer) });
    }
    return answer;
  };
  return {
    settings: LOADING,
    async load() {
      const answer = take(await call('getSettings', {}));
      if (!answer.ok) set({ settings: loaded(answer) });
    },
    change: async (change) => take(await call('saveSettings', change)),
  };
});
