import { useState } from 'react';
import type { Result } from '../../../shared/result/result.ts';
import type { Settings, SettingsChange } from '../../../shared/schemas/desk/settings.ts';
import { useSettings } from '../../data/settings.ts';

interface Undoable {
  readonly change: (change: SettingsChange) => Promise<Result<Settings>>;
  /** Takes back the change that was kept last; undefined where there is none. */
  readonly undo: (() => Promise<Result<Settings>>) | undefined;
}

/** Changes the settings, and holds the way back from the last change. */
export function useUndoable(): Undoable {
  const { change, undoOf } = useSettings.getState();
  const [back, setBack] = useState<SettingsChange>();
  const make = async (wanted: SettingsChange, next: SettingsChange | undefined) => {
    const answer = await change(wanted);
    if (answer.ok) setBack(next);
    return answer;
  };
  return {
    change: (wanted) => make(wanted, undoOf(wanted)),
    undo: back && (() => make(back, undefined)),
  };
}
