import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/dialog.tsx';
import { RoleNeeded } from '../../../components/role-needed.tsx';

interface UnconfirmedDialogProps {
  /** Whether the quote is open. */
  readonly isOpen: boolean;
  /** Opens the confirmation; undefined where the statement can not be confirmed here. */
  readonly onConfirm: (() => void) | undefined;
  /** Drafts the e-mail as it is. */
  readonly onDraft: () => void;
  readonly onClose: () => void;
}

/** Says, before an e-mail is drafted, that it goes without the statement of suitability. */
export function UnconfirmedDialog({ isOpen, onConfirm, onDraft, onClose }: UnconfirmedDialogProps) {
  const { t } = useTranslation(['quote', 'common']);
  const leaving = (next: () => void) => () => {
    onClose();
    next();
  };
  return (
    <Dialog opened onClose={onClose} title={t('suitability.missing.title')} size="lg">
      <Stack gap="lg">
        <Text size="sm">{t(`suitability.missing.${isOpen ? 'open' : 'closed'}`)}</Text>
        {isOpen && !onConfirm && <RoleNeeded right="quote:write" />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            variant={onConfirm ? 'default' : 'filled'}
            data-autofocus={onConfirm === undefined || undefined}
            onClick={leaving(onDraft)}
          >
            {t('suitability.missing.without')}
          </Button>
          {onConfirm && (
            <Button data-autofocus onClick={leaving(onConfirm)}>
              {t('suitability.missing.confirm')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
