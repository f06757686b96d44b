import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOperation } from '../data/use-operation.ts';

/** The rate book that prices, in two quiet lines. */
export function RateBookNote() {
  const { t } = useTranslation();
  const { value: status } = useOperation('serviceStatus', {});
  if (!status) return null;
  const { rateBook, version } = status;
  return (
    <Text size="xs" c="dimmed" px="sm" lh={1.5}>
      {rateBook ? `${rateBook.name} ${rateBook.version}` : t('rateBook.none')}
      <br />
      {t('rateBook.version', { version })}
    </Text>
  );
}
