import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { IssuedClient } from '../../../shared/schemas/people/client.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { Notice } from '../../components/notice.tsx';

interface IssuedProps {
  readonly client: IssuedClient;
  readonly onDone: () => void;
}

/** The credentials of a client just issued. */
export function Issued({ client, onDone }: IssuedProps) {
  const { t } = useTranslation('access');
  const top = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => top.current?.focus(), []);
  return (
    <Stack gap="lg" ref={top} tabIndex={-1}>
      <Notice tone="warning" title={t('issued.title')}>
        {t('issued.text')}
      </Notice>
      <Facts>
        <Fact name="client_id" value={client.client_id} copyAs="client_id" />
        <Fact name="client_secret" value={client.client_secret} copyAs="client_secret" />
        <Fact name="scope" value={client.scope} copyAs="scope" />
      </Facts>
      <Group justify="flex-end">
        <Button onClick={onDone}>{t('issued.done')}</Button>
      </Group>
    </Stack>
  );
}
