import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { changePeople } from './change-people.ts';
import { PinField } from './pin-field.tsx';

/** Replaces the own PIN by another. */
export function OwnPinDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const [pin, setPin] = useState('');
  const [newPin, setNewPin] = useState('');
  return (
    <FormDialog
      title={t('people.ownPin')}
      action={t('people.setPin')}
      missing={pin === '' || newPin === '' ? t('people.pinMissing') : undefined}
      run={() => changePeople('changeOwnPin', { pin, newPin })}
      onClose={onClose}
    >
      <PinField label={t('people.oldPin')} value={pin} isFirst onChange={setPin} />
      <PinField
        label={t('people.newPin')}
        note={t('people.pinNote')}
        value={newPin}
        onChange={setNewPin}
      />
    </FormDialog>
  );
}
