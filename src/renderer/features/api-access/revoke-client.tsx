import { useTranslation } from 'react-i18next';
import type { Client } from '../../../shared/schemas/people/client.ts';
import { Confirm } from '../../components/confirm.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { changeClients } from './change-clients.ts';

interface RevokeClientProps {
  /** Undefined while nobody asks. */
  readonly client: Client | undefined;
  readonly onClose: () => void;
}

/** Asks once more before a program loses its access. */
export function RevokeClient({ client, onClose }: RevokeClientProps) {
  const { t } = useTranslation(['access', 'common']);
  return (
    <Dialog opened={client !== undefined} onClose={onClose} title={t('revoke.title')}>
      {client && (
        <Confirm
          text={t('revoke.text', { name: client.name })}
          submit={t('revoke.submit')}
          act={() => changeClients('revokeClient', { client_id: client.client_id })}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
