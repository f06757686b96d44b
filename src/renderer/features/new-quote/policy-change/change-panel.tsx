import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { lastDayOfYear } from '../../../../shared/domain/date.ts';
import type { PolicyPreview } from '../../../../shared/schemas/policies/requests.ts';
import { Calculation, Changes } from '../../../components/calculation.tsx';
import { Sentences } from '../../../components/fields.tsx';
import { RoleNeeded } from '../../../components/notice.tsx';
import { useMay } from '../../../data/desk.ts';
import { change, difference, money } from '../../../i18n/money.ts';
import { AddOnChoice } from '../cover-choice.tsx';
import { idOf } from '../focus.ts';
import panel from '../panel.module.css';
import { ExcessChoice, Finish, Verdict } from '../panel-parts.tsx';
import { Missing, Remarks } from '../to-do.tsx';
import classes from './change-panel.module.css';
import { useTermError } from './change-terms.tsx';
import { policyChange } from './policy-change.ts';

const { state } = policyChange.preview;

/** A due or returned amount that rests so many milliseconds is worth saying. */
const RESTS = 1000;

const sum = (lines: readonly { readonly amount: number }[]) =>
  lines.reduce((total, { amount }) => total + amount, 0);

/** What a change charges or returns today, in words; undefined while that can not be said. */
function useDue(): { readonly title: string; readonly amount: string } | undefined {
  const { t } = useTranslation('changePolicy');
  const { kind } = useStore(policyChange.basis);
  const total = useStore(state, ({ outcome }) => outcome?.transaction.amounts.total);
  if (total === undefined) return undefined;
  if (kind === 'renew') return { title: t('renewal.due'), amount: money(total) };
  return { title: t(total < 0 ? 'due.returned' : 'due.due'), amount: money(Math.abs(total)) };
}

/** What is due where the window is too narrow for the panel to stand next to the form. */
export function DueBar() {
  const { t } = useTranslation('changePolicy');
  const due = useDue();
  return (
    <div className={`${panel.bar} amount`} aria-hidden="true">
      {due ? `${due.title}: ${due.amount}` : t('due.none')}
    </div>
  );
}

/** What is due or returned today, and what it is made of. */
function Due() {
  const { t } = useTranslation(['changePolicy', 'common']);
  const due = useDue();
  const { isSame, outcome } = useStore(state);
  const tried = useStore(policyChange.session, (session) => session.tried);
  const { amounts } = outcome?.transaction ?? {};
  const [settled] = useDebouncedValue(due && `${due.title}: ${due.amount}`, RESTS);
  return (
    <div className={classes.due} data-testid="due">
      <div className={classes.total}>
        <span>{due?.title ?? t(isSame ? 'due.none' : 'due.due')}</span>
        <span className={`${classes.amount} amount`}>{due?.amount ?? t('common:none')}</span>
      </div>
      {amounts && (
        <div className={`${classes.parts} amount`}>
          {t('due.parts', {
            net: money(amounts.net),
            levies: money(sum(amounts.levies)),
            fees: money(sum(amounts.fees)),
          })}
        </div>
      )}
      {isSame && (
        <div className={classes.parts} {...(tried && { role: 'alert' })}>
          {t('due.same')}
        </div>
      )}
      <VisuallyHidden role="status">{settled}</VisuallyHidden>
    </div>
  );
}

/** What the cover costs from then on, against before. */
function WholePrice({ outcome }: { readonly outcome: PolicyPreview }) {
  const { t } = useTranslation('changePolicy');
  const { kind, policy } = useStore(policyChange.basis);
  const after = outcome.transaction.explanation?.premium;
  if (!policy || after === undefined) return null;
  const { from, to } = policy.period;
  const before = policy.explanation.premium;
  const isYear = to === lastDayOfYear(from);
  const title = t(isYear ? 'whole.year' : 'whole.period');
  return (
    <section className={panel.choice} aria-label={t('whole.title')}>
      <h2 className={panel.legend}>{kind === 'renew' ? t('renewal.whole') : title}</h2>
      <div className="amount">
        {t('whole.from', { before: money(before), after: money(after) })}{' '}
        {(kind === 'adjust' || isYear) && (
          <span className={classes.quiet}>({change(difference(after, before))})</span>
        )}
      </div>
    </section>
  );
}

/** What the change says of itself: what is another answer, and how the amount came about. */
function Outcome() {
  const { t } = useTranslation(['changePolicy', 'policy']);
  const outcome = useStore(state, (shown) => shown.outcome);
  if (!outcome) return null;
  const { transaction } = outcome;
  return (
    <>
      <WholePrice outcome={outcome} />
      {transaction.changed.length > 0 && (
        <section className={`${panel.choice} ${classes.changes}`} aria-label={t('changes')}>
          <h2 className={panel.legend}>{t('changes')}</h2>
          <Changes transaction={transaction} />
        </section>
      )}
      <details className={classes.how}>
        <summary>{t('policy:how')}</summary>
        <Calculation transaction={transaction} />
      </details>
    </>
  );
}

/** Why a change that underwriting refers is made all the same, by who may decide that. */
function ReferralNote() {
  const { t } = useTranslation('changePolicy');
  const mayDecide = useMay()('referral:decide');
  const isReferred = useStore(state, ({ outcome }) => (outcome?.referrals.length ?? 0) > 0);
  const text = useStore(policyChange.terms, ({ referralNote }) => referralNote);
  const error = useTermError('referralNote');
  if (!isReferred) return null;
  if (!mayDecide) return <RoleNeeded right="referral:decide" />;
  return (
    <Sentences
      id={idOf('referralNote')}
      label={t('term.referralNote')}
      description={t('referralNote')}
      autosize
      minRows={2}
      maxLength={500}
      value={text}
      error={error}
      onChange={({ currentTarget }) => policyChange.typeTerm('referralNote', currentTarget.value)}
    />
  );
}

/** What a change of a policy does, and all that is chosen next to the risk, always in sight. */
export function ChangePanel({ onFinish }: { readonly onFinish: () => void }) {
  const { t } = useTranslation('changePolicy');
  const { kind } = useStore(policyChange.basis);
  return (
    <aside className={panel.panel} aria-label={t('panel')}>
      <Due />
      <div className={panel.middle}>
        <Verdict />
        <ReferralNote />
        <Missing />
        <Remarks />
        <Outcome />
        <ExcessChoice />
        <AddOnChoice />
      </div>
      <Finish title={t(kind === 'renew' ? 'renewal.finish' : 'finish')} onFinish={onFinish}>
        <div className={panel.status}>{t('notKept')}</div>
      </Finish>
    </aside>
  );
}
