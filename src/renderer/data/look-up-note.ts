import { useTranslation } from 'react-i18next';
import { writtenEircode } from '../../shared/domain/eircode.ts';
import { say } from '../i18n/say.ts';
import { useMay } from './desk.ts';
import { getEnvironment } from './environment.ts';
import type { LookUpState } from './look-up.ts';
import { useOperation } from './use-operation.ts';

const KINDS = { vehicle: 'vehicles', address: 'addresses' } as const;

type Register = keyof typeof KINDS;

/** The file of the register that is looked up in; undefined of the demonstration, and where only others may know it. */
function useRegisterFile(register: Register): string | undefined {
  // The training has the demonstration alone.
  const isLive = getEnvironment() === 'live';
  const enabled = useMay()('administer') && isLive;
  const { value } = useOperation('listDatasets', {}, { enabled });
  return value?.datasets.find(({ kind }) => kind === KINDS[register])?.imported?.fileName;
}

/** What a register said of the mark or the code, and which one, for the line below it. */
export function useLookUpNote(register: Register, state: LookUpState): string | undefined {
  const { t } = useTranslation('newQuote');
  const file = useRegisterFile(register);
  if (state.kind === 'idle') return undefined;
  if (state.kind === 'failed') return say(state.message);
  const key = register === 'address' ? writtenEircode(state.key) : state.key;
  if (state.kind === 'looking' || file === undefined)
    return t(`${register}.${state.kind}`, { key });
  return t(`${register}.${state.kind}In`, { key, file });
}
