import { useTranslation } from 'react-i18next';
import type { RefusalList } from '../../../shared/schemas/people/refusal.ts';
import { Empty } from '../../components/empty.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Section } from '../../components/section.tsx';
import classes from '../../components/table.module.css';
import { useOperation } from '../../data/use-operation.ts';
import { moment } from '../../i18n/moment.ts';
import { count } from '../../i18n/money.ts';

function Row({ refusal }: { readonly refusal: RefusalList['refusals'][number] }) {
  const { t } = useTranslation('access');
  const { client_id, route, status, requests, lastAt } = refusal;
  return (
    <tr>
      <td className={classes.when}>{moment(lastAt)}</td>
      <td>{client_id ?? t('clients.unknown')}</td>
      <td className={classes.code}>{route}</td>
      <td className={classes.number}>{status}</td>
      <td className={classes.number}>{count(requests)}</td>
    </tr>
  );
}

function Table({ refusals }: RefusalList) {
  const { t } = useTranslation('access');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <section className={classes.panel} tabIndex={0} aria-label={t('refused.table')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('refused.last')}</th>
            <th scope="col">{t('refused.client')}</th>
            <th scope="col">{t('refused.address')}</th>
            <th scope="col" className={classes.number}>
              {t('refused.status')}
            </th>
            <th scope="col" className={classes.number}>
              {t('refused.requests')}
            </th>
          </tr>
        </thead>
        <tbody>
          {refusals.map((refusal) => (
            <Row key={Object.values(refusal).join(' ')} refusal={refusal} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What the API refused lately: who was turned away where, and how often. */
export function Refused() {
  const { t } = useTranslation('access');
  const { value, fault, refetch } = useOperation('listRefusals', {});
  return (
    <Section title={t('refused.title')} note={t('refused.note')}>
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {value?.refusals.length === 0 && <Empty title={t('refused.empty')} />}
      {value && value.refusals.length > 0 && <Table refusals={value.refusals} />}
    </Section>
  );
}
