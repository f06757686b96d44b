import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { writtenEircode } from '../../../shared/domain/eircode.ts';
import { say } from '../../i18n/say.ts';
import { newQuote } from './store/store.ts';

/** What a register said of the mark or the code, for the line below it. */
export function useLookUpNote(register: 'vehicle' | 'address'): string | undefined {
  const { t } = useTranslation('newQuote');
  const state = useStore(newQuote[register].state);
  if (state.kind === 'idle') return undefined;
  if (state.kind === 'failed') return say(state.message);
  const key = register === 'address' ? writtenEircode(state.key) : state.key;
  return t(`${register}.${state.kind}`, { key });
}
