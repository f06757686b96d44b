import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PinField } from './pin-field.tsx';

interface PinTwice {
  readonly pin: string;
  /** What must still be given, in words; undefined once the same PIN stands in both fields. */
  readonly missing: string | undefined;
  /** Both fields. @param error What is wrong with the PIN that was sent */
  readonly fields: (error: string | undefined) => ReactNode;
}

/** Asks twice for a new PIN: it is hidden while it is typed, and a slip would keep the person out. */
export function usePinTwice(label: string, { isFirst = false } = {}): PinTwice {
  const { t } = useTranslation('settings');
  const [pin, setPin] = useState('');
  const [repeated, setRepeated] = useState('');
  const differs = pin === repeated ? undefined : t('people.pinDiffers');
  const missing = () => {
    if (pin === '') return t('people.pinMissing');
    return repeated === '' ? t('people.repeatMissing') : differs;
  };
  return {
    pin,
    missing: missing(),
    fields: (error) => (
      <>
        <PinField
          label={label}
          note={t('people.pinNote')}
          value={pin}
          error={error}
          isFirst={isFirst}
          onChange={setPin}
        />
        <PinField
          label={t('people.repeatPin')}
          value={repeated}
          error={repeated === '' ? undefined : differs}
          onChange={setRepeated}
        />
      </>
    ),
  };
}
