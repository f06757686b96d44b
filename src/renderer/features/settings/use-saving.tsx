import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../shared/contract/result.ts';
import type { SettingsChange } from '../../../shared/schemas/settings.ts';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Icon } from '../../components/icon.tsx';
import { useSettings } from '../../data/settings.ts';
import classes from './settings-screen.module.css';

const SHOWN = 2500;

interface Saving {
  /** Keeps a change at once. @returns whether it is kept */
  readonly save: (change: SettingsChange) => Promise<boolean>;
  /** A quiet word that it is kept, for the head of the section. */
  readonly mark: ReactNode;
  /** Why it could not be kept. */
  readonly trouble: ReactNode;
}

/** Keeps the changes of one section, and says what became of them. */
export function useSaving(): Saving {
  const { t } = useTranslation('settings');
  const change = useSettings((state) => state.change);
  const [saves, setSaves] = useState(0);
  const [failed, setFailed] = useState<{ fault: Fault; change: SettingsChange }>();

  useEffect(() => {
    if (saves === 0) return;
    const timer = setTimeout(() => setSaves(0), SHOWN);
    return () => clearTimeout(timer);
  }, [saves]);

  const save = async (wanted: SettingsChange) => {
    const answer = await change(wanted);
    setFailed(answer.ok ? undefined : { fault: answer.fault, change: wanted });
    setSaves((count) => (answer.ok ? count + 1 : 0));
    return answer.ok;
  };
  return {
    save,
    mark: (
      <span role="status" className={classes.saved}>
        {saves > 0 && (
          <>
            <Icon name="tick" />
            {t('saved')}
          </>
        )}
      </span>
    ),
    trouble: failed && <FaultNotice fault={failed.fault} onRetry={() => save(failed.change)} />,
  };
}
