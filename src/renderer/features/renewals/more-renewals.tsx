import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The most that the service lists at once. */
const MOST = 200;

interface MoreRenewalsProps {
  /** How many are asked for now. */
  readonly limit: number;
  readonly onLimit: (limit: number) => void;
}

/** Asks for twice as many; nothing once it has the most: a month has fewer. */
export function MoreRenewals({ limit, onLimit }: MoreRenewalsProps) {
  const { t } = useTranslation('renewals');
  if (limit >= MOST) return null;
  return (
    <div>
      <Button variant="default" onClick={() => onLimit(Math.min(MOST, 2 * limit))}>
        {t('more')}
      </Button>
    </div>
  );
}
