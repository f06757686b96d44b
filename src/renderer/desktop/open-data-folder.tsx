import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { desktop } from './desktop.ts';

/** Shows the data folder in the system's file manager; nothing in a browser, which cannot. */
export function OpenDataFolder() {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  if (!desktop()) return null;
  const open = async () =>
    setFailed((await desktop()?.ask({ kind: 'openDataFolder' })) === 'failed');
  return (
    <Group gap="xs">
      <Button variant="default" onClick={open}>
        {t('dataFolder.open')}
      </Button>
      <span role="status">{failed && t('dataFolder.notOpened')}</span>
    </Group>
  );
}
