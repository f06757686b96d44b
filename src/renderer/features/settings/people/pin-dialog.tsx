import { notifications } from '@mantine/notifications';
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
  const change = async () => {
    const answer = await changePeople('setUserPin', { userId, pin });
    if (answer.ok) notifications.show({ message: t('people.pinChanged', { name }) });
    return answer;
  };
  return (
    <FormDialog
      title={t('people.pinOf', { name })}
      action={t('people.setPin')}
      missing={missing}
      run={change}
      onClose={onClose}
    >
      {(errorAt) => fields(errorAt('pin'))}
    </FormDialog>
  );
}
