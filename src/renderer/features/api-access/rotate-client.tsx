import { useTranslation } from 'react-i18next';
import type { Client } from '../../../shared/schemas/people/client.ts';
import { Confirm } from '../../components/confirm.tsx';
import { changeClients } from './change-clients.ts';
import { SecretDialog } from './secret-dialog.tsx';

interface RotateClientProps {
  /** Undefined while nobody asks. */
  readonly client: Client | undefined;
  readonly onClose: () => void;
}

/** Asks once more, then gives a client a new secret and shows it. */
export function RotateClient({ client, onClose }: RotateClientProps) {
  const { t } = useTranslation('access');
  return (
    <SecretDialog
      title={t('rotate.title')}
      size="md"
      opened={client !== undefined}
      onClose={onClose}
    >
      {(onIssued, onCancel) =>
        client && (
          <Confirm
            text={t('rotate.text', { name: client.name })}
            submit={t('rotate.submit')}
            act={() => changeClients('rotateClient', { client_id: client.client_id })}
            onDone={onIssued}
            onCancel={onCancel}
          />
        )
      }
    </SecretDialog>
  );
}
