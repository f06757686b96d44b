import { useTranslation } from 'react-i18next';
import { ClientForm } from './client-form.tsx';
import { SecretDialog } from './secret-dialog.tsx';

interface CreateClientProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for a name and permissions, then shows the secret. */
export function CreateClient({ opened, onClose }: CreateClientProps) {
  const { t } = useTranslation('access');
  return (
    <SecretDialog title={t('create.title')} size="lg" opened={opened} onClose={onClose}>
      {(onIssued, onCancel) => <ClientForm onIssued={onIssued} onCancel={onCancel} />}
    </SecretDialog>
  );
}
