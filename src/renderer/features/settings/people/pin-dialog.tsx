import { useTranslation } from 'react-i18next';
import type { User } from '../../../../shared/schemas/people/user.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { changePeople } from './change-people.ts';
import { usePinTwice } from './pin-twice.tsx';

interface PinDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Gives somebody a new PIN, who forgot the old one. */
export function PinDialog({ user: { userId, name }, onClose }: PinDialogProps) {
  const { t } = useTranslation('settings');
  const { pin, missing, fields } = usePinTwice(t('people.pin'), { isFirst: true });
  return (
    <FormDialog
      title={t('people.pinOf', { name })}
      action={t('people.setPin')}
      missing={missing}
      run={() => changePeople('setUserPin', { userId, pin })}
      onClose={onClose}
    >
      {(errorAt) => fields(errorAt('pin'))}
    </FormDialog>
  );
}
