import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ChecklistCode } from '../../../../shared/domain/quotes/checklist.ts';
import { Icon } from '../../../components/icon.tsx';
import classes from './checklist.module.css';

/** Where an item of the checklist stands while the dialog is filled in. */
export type ItemState = 'done' | 'missing' | 'passed';

interface ChecklistProps {
  /** Those that are needed, in their order. */
  readonly items: readonly { readonly code: ChecklistCode; readonly state: ItemState }[];
}

const ICONS = { done: 'tick', missing: 'clock', passed: 'warning' } as const;

/** What is needed before cover, and how far it is there. */
export function Checklist({ items }: ChecklistProps) {
  const { t } = useTranslation(['quote', 'history']);
  return (
    <ul className={classes.list} aria-label={t('checklist.title')}>
      {items.map(({ code, state }) => (
        <li key={code} className={classes.item} data-state={state}>
          <Icon name={ICONS[state]} />
          {t(`history:checklist.${code}`)}
          <VisuallyHidden>: {t(`checklist.state.${state}`)}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
