import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IssuedClient } from '../../../shared/schemas/people/client.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Issued } from './issued.tsx';

interface SecretDialogProps {
  readonly title: string;
  readonly size: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What leads to a secret. */
  readonly children: (onIssued: (client: IssuedClient) => void, onCancel: () => void) => ReactNode;
}

/** A dialog that ends with a secret, the only time that it can be seen. */
export function SecretDialog({ title, size, opened, onClose, children }: SecretDialogProps) {
  const { t } = useTranslation(['access', 'common']);
  const [issued, setIssued] = useState<IssuedClient>();
  const close = () => {
    setIssued(undefined);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={issued ? t('create.issued', { name: issued.name }) : title}
      size={issued ? 'xl' : size}
      // A stray click must not lose the secret.
      closeOnClickOutside={!issued}
      closeOnEscape={!issued}
      withCloseButton={!issued}
    >
      {issued ? <Issued client={issued} onDone={close} /> : children(setIssued, close)}
    </Dialog>
  );
}
