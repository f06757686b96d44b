import '../../../i18n/screen-words/change-policy.ts';
import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'wouter';
import { useStore } from 'zustand';
import { FIXED_OF_POLICY } from '../../../../shared/domain/policies/policy.ts';
import { useCommand } from '../../../commands/commands.ts';
import { FaultNotice, RoleNeeded, Waiting } from '../../../components/notice.tsx';
import { Screen } from '../../../components/screen.tsx';
import { useRefresh } from '../../../data/data-version.ts';
import { useMay } from '../../../data/desk.ts';
import { MARK } from '../../../data/form-fields.ts';
import { policyPlace, quotePlace } from '../../../data/places.ts';
import { moment, writtenDay } from '../../../i18n/day.ts';
import { money } from '../../../i18n/money.ts';
import { focusOn } from '../focus.ts';
import { HistoryButtons } from '../history-buttons.tsx';
import classes from '../new-quote.module.css';
import { QuoteForm } from '../quote-form.tsx';
import { Edited } from '../use-shown.ts';
import { ChangePanel, DueBar } from './change-panel.tsx';
import { ChangeTerms, useUsualReason } from './change-terms.tsx';
import type { ChangeKind } from './create-policy-change.ts';
import { policyChange } from './policy-change.ts';

const EDITED = { ...policyChange, fixed: new Set<string>(FIXED_OF_POLICY) };

/** The form with what the policy covers; what the frame follows does not draw it again. */
const OpenChange = memo(function OpenChange() {
  const { t } = useTranslation('changePolicy');
  const [, navigate] = useLocation();
  const reason = useUsualReason();
  const finish = async () => {
    const outcome = await policyChange.finish(reason);
    if (outcome.kind === 'fix') focusOn(outcome.path);
    if (outcome.kind !== 'changed') return;
    const { quoteId, transactions } = outcome.policy;
    const made = transactions.at(-1);
    if (made) {
      const { kind, effectiveAt, amounts } = made;
      const values = { from: moment(effectiveAt), amount: money(Math.abs(amounts.total)) };
      const changed = amounts.total < 0 ? 'done.returned' : 'done.due';
      notifications.show({ message: t(kind === 'renewal' ? 'renewal.done' : changed, values) });
    }
    navigate(policyPlace(quoteId));
  };
  useCommand('finish', finish);
  // After the frame, which gives the focus to the heading of a screen.
  useEffect(() => queueMicrotask(() => focusOn(MARK)), []);
  return (
    <div className={classes.layout}>
      <div>
        <ChangeTerms />
        <QuoteForm />
      </div>
      <ChangePanel onFinish={finish} />
      <DueBar />
    </div>
  );
});

interface PolicyChangeProps {
  readonly policyId: string;
  readonly kind: ChangeKind;
}

function PolicyChange({ policyId, kind }: PolicyChangeProps) {
  const { t } = useTranslation('changePolicy');
  const draft = useStore(policyChange.session, (state) => state.draft);
  const open = () => void policyChange.open(policyId, kind);
  useEffect(() => {
    void policyChange.open(policyId, kind);
  }, [policyId, kind]);
  // The desk was locked, or its host gone.
  useRefresh(() => draft.state === 'failed' && open());
  const { kind: opened, policy } = useStore(policyChange.basis);
  const isReady = draft.state === 'ready' && draft.value === policyId && opened === kind;
  const isRenewal = kind === 'renew';
  const title = t(isRenewal ? 'renewal.title' : 'title');
  const lead = policy && [
    policyId,
    ...(policy.scheme ? [`${policy.scheme.insurer}, ${policy.scheme.name}`] : []),
    t('until', { day: writtenDay(policy.coverEnds) }),
  ];
  return (
    <Edited value={EDITED}>
      <Screen
        title={title}
        {...(isReady && lead && { lead: lead.join(' · ') })}
        actions={
          isReady && (
            <>
              <HistoryButtons />
              {policy && (
                <Anchor component={Link} href={quotePlace(policy.quoteId)} size="sm">
                  {t(isRenewal ? 'renewal.back' : 'back')}
                </Anchor>
              )}
            </>
          )
        }
      >
        {draft.state === 'failed' && <FaultNotice fault={draft.fault} onRetry={open} />}
        {draft.state !== 'failed' && !isReady && <Waiting what={title} height={480} />}
        {isReady && <OpenChange key={policyId} />}
      </Screen>
    </Edited>
  );
}

/** The form of a new quote with a policy, for who may sell. */
function ForSellers({ kind }: Pick<PolicyChangeProps, 'kind'>) {
  const { t } = useTranslation('changePolicy');
  const { policy = '' } = useParams<{ policy: string }>();
  if (useMay()('quote:accept')) return <PolicyChange policyId={policy} kind={kind} />;
  return (
    <Screen title={t(kind === 'renew' ? 'renewal.title' : 'title')}>
      <RoleNeeded right="quote:accept" to="use" />
    </Screen>
  );
}

/** A change of the policy that the address names. */
export const PolicyChangeScreen = () => <ForSellers kind="adjust" />;

/** The renewal of the policy that the address names, with other answers. */
export const PolicyRenewalScreen = () => <ForSellers kind="renew" />;
