import type { ReactNode } from 'react';
import type { Fault } from '../../../shared/contract/result.ts';
import type { SettingsChange } from '../../../shared/schemas/desk/settings.ts';
import { useSettings } from '../../data/settings.ts';
import { useSaved } from './use-saved.tsx';

interface Saving {
  /** Keeps a change at once. @returns why it is not kept */
  readonly save: (change: SettingsChange) => Promise<Fault | undefined>;
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
