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

/** What the broker set at this desk. */
export const useSettings = create<SettingsState>()((set) => {
  let before: Promise<unknown> = Promise.resolve();
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
    change(change) {
      // One after the other: an earlier answer must not come last and show what was before.
      const answer = before.then(async () => take(await call('saveSettings', change)));
      before = answer;
      return answer;
    },
  };
});
