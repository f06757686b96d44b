import { Text } from '@mantine/core';
import { useService } from '../stores/service.ts';

/** The rate book that prices, in two quiet lines. */
export function RateBookNote() {
  const status = useService((state) => state.status);
  if (status.state !== 'ready') return null;
  const { rateBook, version } = status.value;
  return (
    <Text size="xs" c="dimmed" px="sm" lh={1.5}>
      {rateBook.name} {rateBook.version}
      <br />
      Quotedesk {version}
    </Text>
  );
}
