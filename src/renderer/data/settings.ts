import { create } from 'zustand';
import type { Result } from '../../shared/result/result.ts';
import type { Settings, SettingsChange } from '../../shared/schemas/desk/settings.ts';
import { changedSettings, reverseOf } from '../../shared/schemas/desk/settings-change.ts';
import { isCommand, useCommands } from '../commands/commands.ts';
import { LANGUAGES, type Language, showLanguage, systemLanguage } from '../i18n/i18n.ts';
import { type Caller, call } from './call.ts';
import { LOADING, type Loaded, loaded } from './loaded.ts';
import { recall, remember } from './memory.ts';

interface SettingsState {
  readonly settings: Loaded<Settings>;
  /** Reads them again; what is known stays where that fails. */
  readonly load: () => Promise<void>;
  /** Changes some settings; what is absent stays, and what can't be kept is taken back. */
  readonly change: (change: SettingsChange) => Promise<Result<Settings>>;
  /** The change that takes one back which is not made yet; undefined before the settings are known. */
  readonly undoOf: (change: SettingsChange) => SettingsChange | undefined;
}

const LANGUAGE = 'quotedesk-language';

/** The language to begin in, before the settings are read: the one that was shown last. */
export function firstLanguage(): Language {
  const last = recall(LANGUAGE);
  return LANGUAGES.find((each) => each === last) ?? systemLanguage();
}

/** What a setting means at once: the language shown, the keys of commands, what is blurred. */
function apply({ language, shortcuts, privacy }: Settings): void {
  const shown = language === 'system' ? systemLanguage() : language;
  void showLanguage(shown);
  remember(LANGUAGE, shown);
  const ownKeys = Object.fromEntries(Object.entries(shortcuts).filter(([id]) => isCommand(id)));
  useCommands.setState({ ownKeys });
  document.documentElement.toggleAttribute('data-blur', privacy.blur);
}

function isSame(one: Settings, other: Settings): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface SettingsParts {
  readonly ask: Caller;
  /** Has the desk do what the settings say. */
  readonly apply: (settings: Settings) => void;
}

/** The settings as the host keeps them, with the changes that are on their way to it. */
export function createSettingsStore({ ask, apply }: SettingsParts) {
  /** What the host answered last. */
  let kept: Settings | undefined;
  /** The changes that it has not answered, the oldest first. */
  let waiting: readonly SettingsChange[] = [];
  let before: Promise<unknown> = Promise.resolve();

  /** One after the other, so that no answer is older than the one before it. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const answer = before.then(work);
    before = answer;
    return answer;
  }

  return create<SettingsState>()((set, get) => {
    function show(): void {
      if (!kept) return;
      const { settings } = get();
      const value = waiting.reduce(changedSettings, kept);
      // They are read at every change of the data: the same again draws nothing again.
      if (settings.state === 'ready' && isSame(settings.value, value)) return;
      apply(value);
      set({ settings: { state: 'ready', value } });
    }
    return {
      settings: LOADING,
      load: () =>
        inTurn(async () => {
          const answer = await ask('getSettings', {});
          if (answer.ok) kept = answer.value;
          // What is known stays while the host is gone: the idle lock must not open by that.
          else if (!kept) set({ settings: loaded(answer) });
          show();
        }),
      undoOf(change) {
        const { settings } = get();
        return settings.state === 'ready' ? reverseOf(settings.value, change) : undefined;
      },
      change(change) {
        waiting = [...waiting, change];
        // At once: a switch must not wait for the host.
        show();
        return inTurn(async () => {
          const saved = await ask('saveSettings', change);
          waiting = waiting.slice(1);
          if (saved.ok) kept = saved.value;
          show();
          return saved;
        });
      },
    };
  });
}

/** What the broker set at this desk. */
export const useSettings = createSettingsStore({ ask: call, apply });
