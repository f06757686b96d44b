import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '../../../shared/contract/contract.ts';
import type { Fault } from '../../../shared/result/result.ts';
import { download } from '../../components/download.ts';
import { Empty, FaultNotice } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import table from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import { bytesOf } from '../../data/base64.ts';
import { call } from '../../data/call.ts';
import { useMay } from '../../data/desk.ts';
import { useOperation } from '../../data/operation-query.ts';
import { useInsurerOf } from '../../data/schemes.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { moment } from '../../i18n/day.ts';
import { submitter } from './fields.ts';
import classes from './quotes.module.css';
import { Register, usePaging } from './register.tsx';

/** Saves the letter about a declined risk; nothing for anyone who may not make documents. */
function LetterButton({ id }: { readonly id: string }) {
  const { t } = useTranslation('quotes');
  const may = useMay();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const save = async () => {
    setBusy(true);
    const answer = await call('readDeclinedLetter', { id });
    setBusy(false);
    setFault(answer.ok ? undefined : answer.fault);
    if (!answer.ok) return;
    const { name, contentBase64 } = answer.value;
    download(new Blob([bytesOf(contentBase64)], { type: 'application/pdf' }), name);
  };
  if (!may('document:generate')) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={busy}
        aria-label={t('declined.letterOf', { id })}
        onClick={() => void save()}
      >
        {t('declined.letter')}
      </Button>
      {fault && <FaultNotice fault={fault} onRetry={() => void save()} />}
    </>
  );
}

type Declined = OutputOf<'listDeclined'>['declined'];

/** The most that the service lists. */
const MOST = 1000;

function DeclinedTable({ declined }: { readonly declined: Declined }) {
  const { t } = useTranslation(['quotes', 'common']);
  const insurerOf = useInsurerOf();
  const columns = [
    { title: t('declined.when') },
    { title: t('declined.customer') },
    { title: t('declined.vehicle') },
    { title: t('declined.cover') },
    { title: t('declined.reasons') },
    { title: t('declined.by') },
  ];
  return (
    <ScrollingTable label={t('declined.title')} columns={columns}>
      {declined.map(({ id, at, by, user, reasons, customer, vehicle, policy, scheme }) => (
        <tr key={id}>
          <td className={table.when}>{moment(at)}</td>
          <th scope="row">
            <Private>{`${customer.firstName} ${customer.surname}`}</Private>
          </th>
          <td>
            {vehicle.registrationNumber}
            <div className={classes.quiet}>{`${vehicle.make} ${vehicle.model}`}</div>
          </td>
          <td>
            {t(`common:cover.${policy.coverType}`)}
            <div className={table.quiet}>{insurerOf(scheme)}</div>
          </td>
          <td>
            <ul className={classes.reasons}>
              {reasons.map(({ rule, message }) => (
                <li key={rule}>{bookWords(message)}</li>
              ))}
            </ul>
          </td>
          <td className={classes.by}>
            {submitter(by, user)}
            <div>
              <LetterButton id={id} />
            </div>
          </td>
        </tr>
      ))}
    </ScrollingTable>
  );
}

/** What underwriting declined, with its reasons. */
export function DeclinedScreen() {
  const { t } = useTranslation('quotes');
  const paging = usePaging();
  const answer = useOperation('listDeclined', { limit: paging.limit }, { keepsPrevious: true });
  return (
    <Register
      title={t('declined.title')}
      lead={t('declined.lead')}
      back={t('declined.back')}
      answer={answer}
      isEmpty={({ declined }) => declined.length === 0}
      empty={<Empty title={t('declined.empty')} />}
      paging={paging}
      most={MOST}
      hasMore={({ declined }) => declined.length >= paging.limit}
    >
      {({ declined }) => <DeclinedTable declined={declined} />}
    </Register>
  );
}
