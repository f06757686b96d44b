import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookChange } from '../../../../shared/schemas/rate-books/rate-book-diff.ts';
import { Empty, Waiting } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { useOperation } from '../../../data/operation-query.ts';
import { count, signedPercent } from '../../../i18n/money.ts';
import { type BookPair, PairFault } from './book-pair.tsx';
import {
  type ChangeGroup,
  countsOf,
  grouped,
  groupTitle,
  isRelativity,
  placeWords,
  rateOf,
  valueWords,
} from './change-words.ts';
import classes from './compare.module.css';

/** So many changes of one group are shown at first: a whole table that is new has hundreds. */
const FIRST = 25;

function Row({ change }: { readonly change: BookChange }) {
  const { t } = useTranslation('compareBooks');
  const rate = rateOf(change);
  const place = placeWords(change);
  // A whole rule or example is called by what it says.
  const shown = (value: unknown) => {
    const words = valueWords(value, change);
    return words === place ? '' : words;
  };
  return (
    <tr>
      <th scope="row">{place}</th>
      <td>
        <span className={classes.kind} data-kind={change.kind}>
          {t(`kind.${change.kind}`)}
        </span>
      </td>
      <td className={classes.value}>{shown(change.from)}</td>
      <td className={classes.value}>{shown(change.to)}</td>
      <td className={`${table.number} ${classes.rate}`} data-less={(rate ?? 0) < 0 || undefined}>
        {rate === undefined ? '' : signedPercent(rate)}
      </td>
    </tr>
  );
}

function Group({ group }: { readonly group: ChangeGroup }) {
  const { t } = useTranslation('compareBooks');
  const [isWhole, setWhole] = useState(false);
  const { changes } = group;
  const shown = isWhole ? changes : changes.slice(0, FIRST);
  const title = groupTitle(group);
  return (
    <tbody>
      <tr className={classes.group}>
        <th scope="rowgroup" colSpan={5}>
          {title} <span className={table.quiet}>{changes.length}</span>
        </th>
      </tr>
      {shown.map((change) => (
        <Row key={`${change.kind} ${change.path}`} change={change} />
      ))}
      {shown.length < changes.length && (
        <tr>
          <td colSpan={5} className={classes.more}>
            <Button size="compact-sm" variant="default" onClick={() => setWhole(true)}>
              {t('changes.more', { number: changes.length - shown.length, title })}
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Every change by its table, as values from and to. */
function ChangeTable({ groups }: { readonly groups: readonly ChangeGroup[] }) {
  const { t } = useTranslation('compareBooks');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <section className={table.panel} tabIndex={0} aria-label={t('changes.table')}>
      <table className={`${table.table} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('changes.what')}</th>
            <th scope="col">{t('changes.kind')}</th>
            <th scope="col">{t('changes.from')}</th>
            <th scope="col">{t('changes.to')}</th>
            <th scope="col" className={table.number}>
              {t('changes.percent')}
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </table>
    </section>
  );
}

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
