import type { ReactNode } from 'react';
import type { SettingsChange } from '../../../shared/schemas/desk/settings.ts';
import { useSettings } from '../../data/settings.ts';
import { useSaved } from './use-saved.tsx';

interface Saving {
  /** Keeps a change at once. @returns whether it is kept */
  readonly save: (change: SettingsChange) => Promise<boolean>;
  /** A quiet word that it is kept, for the head of the section. */
  readonly mark: ReactNode;
  /** Why it could not be kept. */
  readonly trouble: ReactNode;
}

/** Keeps the changes of one section of the settings, and says what became of them. */
export function useSaving(): Saving {
  const change = useSettings((state) => state.change);
  const undoOf = useSettings((state) => state.undoOf);
  const { keep, mark, trouble } = useSaved();
  const save = (wanted: SettingsChange) => {
    const back = undoOf(wanted);
    return keep(() => change(wanted), back && (() => change(back)));
  };
  return { save, mark, trouble };
}
