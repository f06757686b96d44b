import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Keys } from '../../commands/keys-shown.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { useDataVersion } from '../../data/data-version.ts';
import { inPageOrder } from '../../data/form-fields.ts';
import { nameOf, say } from '../../i18n/say.ts';
import { FINISH } from './focus.ts';
import classes from './panel.module.css';
import { newQuote } from './store/store.ts';

/** Quietly: whether what was typed is safe. */
function DraftStatus() {
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

/** Why the quote was not made, after it was asked for: what is missing or wrong, or the fault. */
function Refusal() {
  const { t } = useTranslation('newQuote');
  const { tried, submitting, fault, typing } = useStore(newQuote.session);
  // Read out as soon as it is drawn: only the newest answer will do, and none while it is on its way.
  const { missing = [], faults = [] } =
    useStore(newQuote.preview.state, ({ preview }) => preview) ?? {};
  const open = inPageOrder([...missing, ...faults]);
  const left = open.filter(({ path }) => path !== typing);
  const names = [...new Set(left.map(({ path }) => nameOf(path)))];
  if (fault) return <FaultNotice fault={fault} />;
  if (!tried || submitting || names.length === 0) return null;
  return (
    <p className={classes.still} role="alert">
      {t('still', { fields: names.join(', ') })}
    </p>
  );
}

/** The button that makes the quote: it always does something, or says what keeps it. */
export function Finish({ onFinish }: { readonly onFinish: () => void }) {
  const { t } = useTranslation('newQuote');
  const submitting = useStore(newQuote.session, (state) => state.submitting);
  const loadFault = useStore(newQuote.preview.state, (state) => state.fault);
  const reached = useDataVersion((state) => state.reached);
  // That the host did not answer is over once it does.
  useEffect(() => {
    const { fault } = newQuote.session.getState();
    if (reached && fault?.kind === 'unavailable') newQuote.session.setState({ fault: undefined });
  }, [reached]);
  return (
    <div className={classes.foot}>
      {loadFault && <FaultNotice fault={loadFault} onRetry={newQuote.preview.retry} />}
      <Refusal />
      <Button
        id={FINISH}
        fullWidth
        size="md"
        px="sm"
        aria-busy={submitting}
        rightSection={<Keys command="finish" />}
        onClick={onFinish}
      >
        {t('finish')}
      </Button>
      <DraftStatus />
    </div>
  );
}
