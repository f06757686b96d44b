import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookChange } from '../../../../../shared/schemas/rate-books/rate-book-diff.ts';
import { Empty } from '../../../../components/empty.tsx';
import { Section } from '../../../../components/section.tsx';
import { Waiting } from '../../../../components/waiting.tsx';
import { useOperation } from '../../../../data/use-operation.ts';
import { count } from '../../../../i18n/money.ts';
import type { BookPair } from '../book-pair.ts';
import { PairFault } from '../pair-fault.tsx';
import { countsOf, grouped, isRelativity } from './change-list.ts';
import { ChangeTable } from './change-table.tsx';
import classes from './changes.module.css';

const KINDS = ['changed', 'added', 'removed', 'moved'] as const satisfies BookChange['kind'][];

/** How many changes there are, and how many of each kind. */
function Counts({ changes }: { readonly changes: readonly BookChange[] }) {
  const { t } = useTranslation('compareBooks');
  const counts = countsOf(changes);
  return (
    <p className={classes.counts} role="status">
      <strong>
        {t('changes.count', { count: changes.length, written: count(changes.length) })}
      </strong>
      {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <span key={kind} className={classes.kind} data-kind={kind}>
          {t(`kind.${kind}`)} {count(counts[kind])}
        </span>
      ))}
    </p>
  );
}

function Found({ changes }: { readonly changes: readonly BookChange[] }) {
  const { t } = useTranslation('compareBooks');
  const [isOnly, setOnly] = useState(false);
  const shown = isOnly ? changes.filter(isRelativity) : changes;
  return (
    <>
      <div className={classes.bar}>
        <Counts changes={shown} />
        <Checkbox
          label={t('changes.onlyRelativities')}
          checked={isOnly}
          onChange={({ currentTarget }) => setOnly(currentTarget.checked)}
        />
      </div>
      {shown.length === 0 ? (
        <Empty title={t('changes.noRelativity')} />
      ) : (
        <ChangeTable groups={grouped(shown)} />
      )}
    </>
  );
}

/** What differs between two books: table by table, with values and by how much they moved. */
export function Changes({ pair }: { readonly pair: BookPair }) {
  const { t } = useTranslation('compareBooks');
  const input = { from: { hash: pair.from }, to: { hash: pair.to } };
  const { value, fault, refetch } = useOperation('diffRateBooks', input);
  return (
    <Section title={t('view.changes')} note={t('changes.note')}>
      {!value && !fault && <Waiting what={t('view.changes')} height={320} />}
      {!value && fault && <PairFault fault={fault} onRetry={refetch} />}
      {value?.changes.length === 0 && (
        <Empty title={t('changes.none')}>{t('changes.noneNote')}</Empty>
      )}
      {value && value.changes.length > 0 && <Found changes={value.changes} />}
    </Section>
  );
}
