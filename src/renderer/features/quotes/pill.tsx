import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Private } from '../../components/private.tsx';
import classes from './quotes-screen.module.css';

interface PillProps {
  readonly text: string;
  readonly isPrivate?: boolean;
  readonly onRemove: () => void;
}

/** A filter that is not seen elsewhere, and the way to take it off. */
export function Pill({ text, isPrivate = false, onRemove }: PillProps) {
  const { t } = useTranslation('quotes');
  return (
    <span className={classes.pill} data-reveals>
      {isPrivate ? <Private>{text}</Private> : text}
      <CloseButton size="xs" aria-label={t('filter.remove', { what: text })} onClick={onRemove} />
    </span>
  );
}
