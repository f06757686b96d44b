import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { say } from '../../i18n/say.ts';
import classes from './panel.module.css';
import { newQuote } from './store/store.ts';

/** Quietly: whether what was typed is safe. */
export function DraftStatus() {
  const { t } = useTranslation('newQuote');
  const { kind, message, dropped } = useStore(newQuote.keeper.state);
  return (
    <div className={classes.status} data-tone={kind === 'unsaved' ? 'warning' : 'plain'}>
      <span role="status" title={kind === 'unsaved' && message ? say(message) : undefined}>
        {kind === 'unsaved' ? t('draft.unsaved') : ''}
      </span>
      {kind !== 'unsaved' && <span data-testid="draft-state">{t(`draft.${kind}`)}</span>}
      {dropped.length > 0 && <span> {t('draft.dropped', { count: dropped.length })}</span>}
    </div>
  );
}
