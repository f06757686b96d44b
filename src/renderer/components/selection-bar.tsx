import { Button, Kbd } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from './dialog.tsx';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  /** How many are selected, in words. */
  readonly count: string;
  readonly onClear: () => void;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** How many rows of a list are selected, and what can be done with them: below the list, where it covers none. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('lists');
  useReturnFocus();
  return (
    <section className={classes.bar} aria-label={t('selection')}>
      <span role="status" className={classes.count}>
        {count}
      </span>
      {children}
      <Button
        size="xs"
        variant="subtle"
        className={classes.clear ?? ''}
        rightSection={<Kbd size="xs">{t('escape')}</Kbd>}
        onClick={onClear}
      >
        {t('clear')}
      </Button>
    </section>
  );
}
