import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { changePeople } from './change-people.ts';

/** Asks whether nobody is to sign in any more. */
export function EndDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <FormDialog
      title={t('people.endTitle')}
      action={t('people.endAction')}
      missing={undefined}
      run={() => changePeople('endSignIn', {})}
      onClose={onClose}
    >
      <p>{t('people.endNote')}</p>
    </FormDialog>
  );
}
