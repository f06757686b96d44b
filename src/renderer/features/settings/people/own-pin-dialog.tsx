import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { changePeople } from './change-people.ts';
import { PinField } from './pin-field.tsx';
import { usePinTwice } from './pin-twice.tsx';

/** Replaces the own PIN by another. */
export function OwnPinDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [pin, setPin] = useState('');
  const { pin: newPin, missing, fields } = usePinTwice(t('people.newPin'));
  const change = async () => {
    const answer = await changePeople('changeOwnPin', { pin, newPin });
    if (answer.ok) notifications.show({ message: t('people.ownPinChanged') });
    return answer;
  };
  return (
    <FormDialog
      title={t('people.ownPin')}
      action={t('people.setPin')}
      missing={pin === '' ? t('people.pinMissing') : missing}
      run={change}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <PinField label={t('people.oldPin')} value={pin} isFirst onChange={setPin} />
          {fields(errorAt('newPin'))}
        </>
      )}
    </FormDialog>
  );
}
