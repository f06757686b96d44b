import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useService } from '../data/service.ts';

/** The rate book that prices, in two quiet lines. */
export function RateBookNote() {
  const { t } = useTranslation();
  const status = useService((state) => state.status);
  if (status.state !== 'ready') return null;
  const { rateBook, version } = status.value;
  return (
    <Text size="xs" c="dimmed" px="sm" lh={1.5}>
      {rateBook.name} {rateBook.version}
      <br />
      {t('rateBook.version', { version })}
    </Text>
  );
}
