import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault, Result } from '../../../../shared/result/result.ts';
import type { SettingsChange } from '../../../../shared/schemas/desk/settings.ts';
import { Icon } from '../../../components/icon.tsx';
import { FaultNotice } from '../../../components/notice.tsx';
import { useSettings } from '../../../data/settings.ts';
import classes from './settings.module.css';

const SHOWN = 2500;

type Save = () => Promise<Result<unknown>>;

interface Saved {
  /** Saves something, with the way back where there is one. @returns why it is not kept */
  readonly keep: (save: Save, undo?: Save) => Promise<Fault | undefined>;
  /** A quiet word that it is kept, and the way back, for the head of the section. */
  readonly mark: ReactNode;
  /** Why it could not be kept; it can be tried again. */
  readonly trouble: ReactNode;
}

/** Says what became of the changes of one section. */
export function useSaved(): Saved {
  const { t } = useTranslation(['settings', 'common']);
  const [saves, setSaves] = useState(0);
  const [failed, setFailed] = useState<{ fault: Fault; save: Save; undo: Save | undefined }>();
  const [back, setBack] = useState<{ undo: Save }>();

  useEffect(() => {
    if (saves === 0) return;
    const timer = setTimeout(() => setSaves(0), SHOWN);
    return () => clearTimeout(timer);
  }, [saves]);

  const keep = async (save: Save, undo?: Save) => {
    const answer = await save();
    setFailed(answer.ok ? undefined : { fault: answer.fault, save, undo });
    if (answer.ok) setBack(undo && { undo });
    setSaves((count) => (answer.ok ? count + 1 : 0));
    return answer.ok ? undefined : answer.fault;
  };
  return {
    keep,
    mark: (
      <div className={classes.line}>
        <span role="status" className={classes.saved}>
          {saves > 0 && (
            <>
              <Icon name="tick" />
              {t('saved')}
            </>
          )}
        </span>
        {back && (
          <Button size="compact-sm" variant="default" onClick={() => keep(back.undo)}>
            {t('common:undo')}
          </Button>
        )}
      </div>
    ),
    trouble: failed && (
      <FaultNotice fault={failed.fault} onRetry={() => keep(failed.save, failed.undo)} />
    ),
  };
}

interface Saving {
  /** Keeps a change at once. @returns why it is not kept */
  readonly save: (change: SettingsChange) => Promise<Fault | undefined>;
  /** A quiet word that it is kept, for the head of the section. */
  readonly mark: ReactNode;
  /** Why it could not be kept. */
  readonly trouble: ReactNode;
}

/** Keeps the changes of one section of the settings, and says what became of them. */
export function useSaving(): Saving {
  const change = useSettings((state) => state.change);
  const undoOf = useSettings((state) => state.undoOf);
  const { keep, mark, trouble } = useSaved();
  const save = (wanted: SettingsChange) => {
    const back = undoOf(wanted);
    return keep(() => change(wanted), back && (() => change(back)));
  };
  return { save, mark, trouble };
}
