import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface MoreButtonProps {
  /** How many are asked for now. */
  readonly limit: number;
  /** The most that the service lists. */
  readonly most: number;
  readonly onLimit: (limit: number) => void;
}

/** Asks for twice as many of a list that goes on; nothing once it has the most that it can have. */
export function MoreButton({ limit, most, onLimit }: MoreButtonProps) {
  const { t } = useTranslation('common');
  if (limit >= most) return null;
  return (
    <div>
      <Button variant="default" onClick={() => onLimit(Math.min(most, limit * 2))}>
        {t('more')}
      </Button>
    </div>
  );
}
