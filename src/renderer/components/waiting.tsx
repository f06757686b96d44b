import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A place held while its content is on the way. */
export function Waiting({ what, height }: { readonly what: string; readonly height: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading', { what })}>
      <Skeleton height={height} radius="lg" />
    </div>
  );
}
