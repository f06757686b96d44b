import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { normaliseEircode } from '../../../shared/domain/eircode.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { normaliseVrm } from '../../../shared/domain/registration.ts';
import { EIRCODE, MARK } from '../../data/form-fields.ts';
import { useLookUpNote } from '../../data/look-up-note.ts';
import { labelOf, sayAlone } from '../../i18n/say.ts';
import { usePrice } from './price-store.ts';

/** What each register is asked by, and what is said of a text that it can not be asked by. */
const ASKED = {
  vehicle: { path: MARK, normalise: normaliseVrm, fault: message('registration') },
  address: { path: EIRCODE, normalise: normaliseEircode, fault: message('eircode') },
} as const;

interface LookUpFieldProps {
  readonly register: keyof typeof ASKED;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The field was left, or Enter pressed. */
  readonly onSettle: () => void;
}

/** A registration or an Eircode, which may stay empty, with what its register says below it. */
export function LookUpField({ register, text, onText, onSettle }: LookUpFieldProps) {
  const { t } = useTranslation(['price', 'newQuote']);
  const state = useStore(usePrice(({ lookUps }) => lookUps[register]));
  const note = useLookUpNote(register, state);
  // A half-typed mark is not yet a mistake.
  const [typing, setTyping] = useState(false);
  const { path, normalise, fault } = ASKED[register];
  const isWrong = !typing && text.trim() !== '' && normalise(text) === undefined;
  const settle = () => {
    setTyping(false);
    onSettle();
  };
  return (
    <TextInput
      label={t('optional', { field: labelOf(path) })}
      value={text}
      size="md"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        isWrong ? undefined : <span role="status">{note ?? t(`newQuote:${register}.form`)}</span>
      }
      error={isWrong && sayAlone(fault)}
      onChange={(event) => {
        setTyping(true);
        onText(event.currentTarget.value);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
