import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { inEnglish } from '../../../shared/domain/messages/english.ts';
import type { WaitingQuote } from '../../../shared/schemas/quotes/referral-queue.ts';
import { Empty } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import table from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import { MINUTE } from '../../data/every.ts';
import { useOperation } from '../../data/operation-query.ts';
import { quotePlace } from '../../data/places.ts';
import { useInsurerOf } from '../../data/schemes.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { moment } from '../../i18n/day.ts';
import { money } from '../../i18n/money.ts';
import { submitter } from './fields.ts';
import classes from './quotes.module.css';
import { Register, usePaging } from './register.tsx';

/** The most that the service lists. */
const MOST = 200;

function Row({ quote, referral, waitingDays }: WaitingQuote) {
  const { t } = useTranslation('quotes');
  const insurerOf = useInsurerOf();
  const { quoteId, customerName, registrationNumber, vehicle, premium } = quote;
  const { reasons, referred, lostApproval } = referral;
  return (
    <tr>
      <td className={table.when}>
        {waitingDays === 0 ? t('referrals.today') : t('referrals.days', { count: waitingDays })}
        <div className={classes.quiet}>{moment(referred.at)}</div>
      </td>
      <th scope="row">
        <Anchor component={Link} href={quotePlace(quoteId)} inherit>
          <Private>{customerName}</Private>
        </Anchor>
      </th>
      <td>
        {registrationNumber}
        <div className={classes.quiet}>{vehicle}</div>
        <div className={table.quiet}>{insurerOf(quote.scheme)}</div>
      </td>
      <td>
        <ul className={classes.reasons}>
          {reasons.map(({ rule, message }) => (
            <li key={`${rule} ${inEnglish(message)}`}>{bookWords(message)}</li>
          ))}
        </ul>
        {lostApproval && <div className={classes.soon}>{t('referrals.lost')}</div>}
      </td>
      <td className={classes.by}>{submitter(referred.by, referred)}</td>
      <td className={table.number}>{money(premium)}</td>
    </tr>
  );
}

function Queue({ waiting }: { readonly waiting: readonly WaitingQuote[] }) {
  const { t } = useTranslation('quotes');
  const columns = [
    { title: t('referrals.waiting') },
    { title: t('declined.customer') },
    { title: t('declined.vehicle') },
    { title: t('declined.reasons') },
    { title: t('referrals.by') },
    { title: t('referrals.premium') },
  ];
  return (
    <ScrollingTable label={t('referrals.title')} columns={columns}>
      {waiting.map((each) => (
        <Row key={each.quote.quoteId} {...each} />
      ))}
    </ScrollingTable>
  );
}

/** What waits for an underwriter, the oldest first. */
export function ReferralsScreen() {
  const { t } = useTranslation('quotes');
  const paging = usePaging();
  // A quote expires, and a day of waiting passes, without any change of the data.
  const options = { keepsPrevious: true, every: MINUTE };
  const answer = useOperation('listReferrals', { limit: paging.limit }, options);
  return (
    <Register
      title={t('referrals.title')}
      lead={t('referrals.lead')}
      back={t('declined.back')}
      answer={answer}
      isEmpty={({ waiting }) => waiting.length === 0}
      empty={<Empty title={t('referrals.empty')}>{t('referrals.emptyNote')}</Empty>}
      paging={paging}
      most={MOST}
      hasMore={({ next }) => next !== undefined}
    >
      {({ waiting }) => <Queue waiting={waiting} />}
    </Register>
  );
}
