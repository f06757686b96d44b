import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChecklistCode } from '../../../../shared/domain/quotes/checklist.ts';
import { Icon } from '../../../components/icon.tsx';
import classes from './change.module.css';
import { ReasonField } from './change-dialog.tsx';

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

interface ItemPartProps {
  readonly code: ChecklistCode;
  readonly pass?: PassProps | undefined;
  readonly children: ReactNode;
}

/** Going on cover without an item, for who may. */
export interface PassProps {
  readonly label: string;
  /** Why; undefined where it is not passed. */
  readonly reason: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (reason: string | undefined) => void;
}

/** The part of the dialog that an item of the checklist is done in. */
export function ItemPart({ code, pass, children }: ItemPartProps) {
  const { t } = useTranslation('quote');
  return (
    <div className={classes.part} data-item={code}>
      {children}
      {pass && (
        <Checkbox
          label={pass.label}
          checked={pass.reason !== undefined}
          onChange={(event) => pass.onChange(event.currentTarget.checked ? '' : undefined)}
        />
      )}
      {pass?.reason !== undefined && (
        <ReasonField
          label={t('checklist.passReason')}
          reason={pass.reason}
          error={pass.error}
          onChange={pass.onChange}
        />
      )}
    </div>
  );
}

interface ElsewhereProps {
  readonly what: string;
  /** What the button says; absent, it is not this person's to do. */
  readonly action?: string | undefined;
  readonly error: string | undefined;
  readonly onDo: () => void;
  readonly children?: ReactNode;
}

/** Something that is missing and is done in a window of its own. */
export function Elsewhere({ what, action, error, onDo, children }: ElsewhereProps) {
  return (
    <>
      <div className={classes.missing}>
        <p>{what}</p>
        {action !== undefined && (
          <Button
            variant="default"
            onClick={onDo}
            data-autofocus
            {...(error !== undefined && { 'data-missing': true })}
          >
            {action}
          </Button>
        )}
      </div>
      {children}
      {error !== undefined && <p className={classes.error}>{error}</p>}
    </>
  );
}
