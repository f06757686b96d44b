import type { ReactNode } from 'react';
import type { Fault, Result } from '../../../shared/contract/result.ts';
import type { Firm } from '../../../shared/schemas/desk/firm.ts';
import { show } from '../../data/operation-query.ts';
import { useSaved } from './use-saved.tsx';

type Ask = () => Promise<Result<Firm>>;

/** Changes the firm at once, with the way back where there is one. @returns why that is not kept */
export type ChangeFirm = (ask: Ask, undo?: Ask) => Promise<Fault | undefined>;

interface FirmChanging {
  readonly change: ChangeFirm;
  /** A quiet word that it is kept, for the head of the section. */
  readonly mark: ReactNode;
  /** Why it could not be kept. */
  readonly trouble: ReactNode;
}

/** Keeps the changes of the firm, and says what became of them. */
export function useFirm(): FirmChanging {
  const { keep, mark, trouble } = useSaved();
  const shown = (ask: Ask) => async () => {
    const answer = await ask();
    if (answer.ok) await show('getFirm', {}, () => answer.value);
    return answer;
  };
  const change: ChangeFirm = (ask, undo) => keep(shown(ask), undo && shown(undo));
  return { change, mark, trouble };
}
