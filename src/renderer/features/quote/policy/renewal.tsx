import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { RENEWAL_STEPS } from '../../../../shared/domain/quotes/renewal.ts';
import { workingDaysEarlier } from '../../../../shared/domain/working-days.ts';
import type { Fault } from '../../../../shared/result/result.ts';
import type { PolicyView } from '../../../../shared/schemas/policies/policy.ts';
import { useCommand } from '../../../commands/commands.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { FaultNotice } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { ScrollingTable } from '../../../components/table.tsx';
import { call } from '../../../data/call.ts';
import { useMay } from '../../../data/desk.ts';
import { useToday } from '../../../data/every.ts';
import { requotePlace } from '../../../data/places.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { moment, writtenDay } from '../../../i18n/day.ts';
import { money, wholeMoney } from '../../../i18n/money.ts';
import { who } from '../../../i18n/who.ts';
import { PriceCheck } from './price-check.tsx';
import { renewalDue } from './renewal-due.ts';
import { made, RenewDialog } from './transaction-dialogs.tsx';

type Offer = NonNullable<PolicyView['renewal']>;

/** What each cover would cost for the next period. */
function Covers({ covers }: Pick<Offer, 'covers'>) {
  const { t } = useTranslation(['policy', 'common']);
  const columns = [
    { title: t('renewal.cover') },
    { title: t('renewal.premium'), className: table.number },
    { title: t('renewal.excess'), className: table.number },
  ];
  return (
    <ScrollingTable label={t('renewal.covers')} columns={columns}>
      {covers.map(({ cover, premium, excess }) => (
        <tr key={cover}>
          <th scope="row">{t(`common:cover.${cover}`)}</th>
          <td className={table.number}>{money(premium)}</td>
          <td className={table.number}>{excess === undefined ? '–' : wholeMoney(excess)}</td>
        </tr>
      ))}
    </ScrollingTable>
  );
}

/** What the periods before cost, and what was paid on claims. */
function Years({ years }: Pick<Offer, 'years'>) {
  const { t } = useTranslation('policy');
  const columns = [
    { title: t('renewal.year') },
    { title: t('renewal.paid'), className: table.number },
    { title: t('renewal.annualised'), className: table.number },
    { title: t('renewal.claimsPaid'), className: table.number },
  ];
  return (
    <ScrollingTable label={t('renewal.years')} columns={columns}>
      {years.map(({ from, to, paid, annualised, claimsPaid }) => (
        <tr key={from}>
          <th scope="row">
            {t('renewal.periodText', { from: writtenDay(from), to: writtenDay(to) })}
          </th>
          <td className={table.number}>{money(paid)}</td>
          <td className={table.number}>{annualised === undefined ? '–' : money(annualised)}</td>
          <td className={table.number}>{money(claimsPaid)}</td>
        </tr>
      ))}
    </ScrollingTable>
  );
}

/** What was offered for the next period. */
function Offered({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation('policy');
  const { period, covers, bonus, claims, years, priceCheck, at, by, user, referrals = [] } = offer;
  const [step] = bonus;
  return (
    <>
      <Facts>
        <Fact
          plain
          name={t('renewal.period')}
          value={t('renewal.periodText', {
            from: writtenDay(period.from),
            to: writtenDay(period.to),
          })}
        />
        <Fact plain name={t('renewal.premium')} value={money(covers[0]?.premium ?? 0)} />
        <Fact
          plain
          name={t('renewal.bonus')}
          value={
            step
              ? t('renewal.bonusText', { before: step.before ?? 0, after: step.after ?? 0 })
              : t('renewal.bonusSame')
          }
        />
        <Fact plain name={t('renewal.claims')} value={`${claims}`} />
        {priceCheck && <PriceCheck check={priceCheck} />}
        {referrals.length > 0 && (
          <Fact
            plain
            name={t('renewal.referred')}
            value={referrals.map((reason) => bookWords(reason.message)).join('; ')}
          />
        )}
      </Facts>
      <Covers covers={covers} />
      <Years years={years} />
      <p className={table.quiet}>{t('renewal.offered', { at: moment(at), who: who(by, user) })}</p>
    </>
  );
}

interface RenewalProps {
  readonly policy: PolicyView;
  /** Whether commands can be given now: not while a dialog is open. */
  readonly active: boolean;
}

/** The renewal of a policy: offered, taken up, or quoted with other insurers; nothing where it is not near. */
export function Renewal({ policy, active }: RenewalProps) {
  const { t } = useTranslation('policy');
  const today = useToday();
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const [isOpen, setOpen] = useState(params.has('renew'));
  const [fault, setFault] = useState<Fault>();
  const [isBusy, setBusy] = useState(false);
  const { policyId, quoteId, version, period, renewal } = policy;
  const isDue = renewalDue(policy, today) !== undefined;
  const mayOffer = isDue && may('quote:accept');

  async function offer(): Promise<void> {
    setBusy(true);
    const answer = await made(call('inviteRenewal', { policyId }, version));
    setBusy(false);
    setFault(answer.ok ? undefined : answer.fault);
  }
  function close() {
    setOpen(false);
    if (!params.has('renew')) return;
    const left = new URLSearchParams(params);
    left.delete('renew');
    setParams(left, { replace: true });
  }
  const isFree = active && !isOpen;
  useCommand('offerRenewal', () => void offer(), mayOffer, isFree && !isBusy);
  useCommand('renewPolicy', () => setOpen(true), mayOffer, isFree);
  if (!isDue) return null;
  const notice = workingDaysEarlier(period.to, RENEWAL_STEPS[2]);
  return (
    <Section title={t('renewal.title')}>
      {renewal ? (
        <Offered offer={renewal} />
      ) : (
        <p>{t('renewal.ends', { day: writtenDay(period.to), by: writtenDay(notice) })}</p>
      )}
      {fault && <FaultNotice fault={fault} />}
      {mayOffer && (
        <Group gap="sm" mt="md">
          {renewal && <Button onClick={() => setOpen(true)}>{t('renewal.renew')}</Button>}
          <Button
            variant={renewal ? 'default' : 'filled'}
            loading={isBusy}
            onClick={() => void offer()}
          >
            {t(renewal ? 'renewal.again' : 'renewal.offer')}
          </Button>
          {may('quote:write') && (
            <Button component={Link} href={requotePlace(quoteId, 'renewal')} variant="default">
              {t('renewal.others')}
            </Button>
          )}
        </Group>
      )}
      {isOpen && mayOffer && <RenewDialog policy={policy} onClose={close} />}
    </Section>
  );
}
