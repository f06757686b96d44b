import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../shared/result/result.ts';
import { sayAlone } from '../i18n/say.ts';
import { Notice } from './notice.tsx';
import { Private } from './private.tsx';

interface RefusedRow {
  readonly key: string;
  /** Whom or what it is about. */
  readonly name: string;
  readonly fault: Fault;
}

interface ManyNoticeProps {
  /** What was done with how many, in words; undefined where with none. */
  readonly done: string | undefined;
  readonly refused: readonly RefusedRow[];
  readonly onUndo?: (() => void) | undefined;
  readonly onClose?: () => void;
}

/** What became of rows with which the same was done: how many were, and why each of the others was not. */
export function ManyNotice({ done, refused, onUndo, onClose }: ManyNoticeProps) {
  const { t } = useTranslation(['lists', 'common']);
  return (
    <>
      {done !== undefined && (
        <Notice
          tone="plain"
          action={
            <>
              {onUndo && (
                <Button size="xs" variant="default" onClick={onUndo}>
                  {t('common:undo')}
                </Button>
              )}
              {onClose && (
                <Button size="xs" variant="subtle" onClick={onClose}>
                  {t('common:close')}
                </Button>
              )}
            </>
          }
        >
          <span role="status">{done}</span>
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="warning" title={t('refused', { count: refused.length })}>
          <ul>
            {refused.map(({ key, name, fault }) => (
              <li key={key}>
                <Private>{name}</Private>: {sayAlone(fault.message)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
