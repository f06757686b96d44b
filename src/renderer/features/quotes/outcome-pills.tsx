import { useTranslation } from 'react-i18next';
import { useMay } from '../../data/desk.ts';
import { type QuoteQuery, without } from '../../data/quote-query.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Pill } from './pill.tsx';

interface OutcomePillsProps {
  readonly query: QuoteQuery;
  readonly onChange: (query: QuoteQuery) => void;
}

const DESK = 'desk';

/** What made a quote, as a person reads it. */
function useSourceName(source: string | undefined): string {
  const { t } = useTranslation('quotes');
  const may = useMay();
  const enabled = source !== undefined && source !== DESK && may('administer');
  const { value } = useOperation('listClients', {}, { enabled });
  if (source === DESK) return t('pill.desk');
  return value?.clients.find(({ client_id }) => client_id === source)?.name ?? source ?? '';
}

/** The filters by what became of quotes, and by what made them. */
export function OutcomePills({ query, onChange }: OutcomePillsProps) {
  const { t } = useTranslation(['quotes', 'common']);
  const { outcome, lostReason, requoted, source } = query;
  const name = useSourceName(source);
  return (
    <>
      {outcome && (
        <Pill
          text={t(`pill.outcome.${outcome}`)}
          onRemove={() => onChange(without(query, 'outcome'))}
        />
      )}
      {lostReason && (
        <Pill
          text={t('pill.lost', { reason: t(`common:lostReason.${lostReason}`) })}
          onRemove={() => onChange(without(query, 'lostReason'))}
        />
      )}
      {requoted !== undefined && (
        <Pill
          text={t(requoted ? 'pill.requoted' : 'pill.notRequoted')}
          onRemove={() => onChange(without(query, 'requoted'))}
        />
      )}
      {source !== undefined && (
        <Pill
          text={t('pill.source', { name })}
          onRemove={() => onChange(without(query, 'source'))}
        />
      )}
    </>
  );
}
