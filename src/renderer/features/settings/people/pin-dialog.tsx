import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../../shared/schemas/people/user.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { changePeople } from './change-people.ts';
import { PinField } from './pin-field.tsx';

interface PinDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Gives somebody a new PIN, who forgot the old one. */
export function PinDialog({ user: { userId, name }, onClose }: PinDialogProps) {
  const { t } = useTranslation('settings');
  const [pin, setPin] = useState('');
  return (
    <FormDialog
      title={t('people.pinOf', { name })}
      action={t('people.setPin')}
      missing={pin === '' ? t('people.pinMissing') : undefined}
      run={() => changePeople('setUserPin', { userId, pin })}
      onClose={onClose}
    >
      <PinField
        label={t('people.pin')}
        note={t('people.pinNote')}
        value={pin}
        isFirst
        onChange={setPin}
      />
    </FormDialog>
  );
}
