import '../../../i18n/screen-words/rate-books.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { daysLater } from '../../../../shared/domain/date.ts';
import type {
  KeptLevyTable,
  Levy,
  LevyTable,
} from '../../../../shared/schemas/rate-books/levy-table.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { ScreenLink } from '../../../components/links.tsx';
import { FaultNotice, RoleNeeded, Waiting } from '../../../components/notice.tsx';
import { Screen, Section } from '../../../components/screen.tsx';
import { MINUTE } from '../../../data/every.ts';
import { useShared } from '../../../data/office.ts';
import { useOperation } from '../../../data/operation-query.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { moment, writtenDay } from '../../../i18n/day.ts';
import { money, percent } from '../../../i18n/money.ts';
import { datedLevies, LEVIES, levyTableName } from '../dated-table.ts';
import { AloneNotice, Lifecycle, LifecycleSteps } from '../lifecycle/lifecycle.tsx';
import actions from '../rate-books.module.css';
import { AwaitedScreen, StateBadge } from '../state-badge.tsx';
import { PartTable } from '../tables/part-table.tsx';
import tables from '../tables/tables.module.css';

/** A rate with the days of receipt on which it is charged, `YYYY-MM-DD`; without a last day it goes on. */
interface DatedRate {
  readonly from: string;
  readonly to?: string;
  readonly rate: number;
}

/** The rates of a levy in the order of their days, each until the next one begins. */
function datedRates(levy: Extract<Levy, { kind: 'rate' }>): readonly DatedRate[] {
  const rates = levy.rates.toSorted((a, b) => a.from.localeCompare(b.from));
  return rates.map((rate, i) => {
    const next = rates[i + 1]?.from;
    return next === undefined ? rate : { ...rate, to: daysLater(next, -1) };
  });
}

/** A levy in one row for each of its rates; the first one says whose it is. */
function LevyRows({ levy }: { readonly levy: Levy }) {
  const { t } = useTranslation('rateBooks');
  const rows: readonly Partial<DatedRate>[] = levy.kind === 'rate' ? datedRates(levy) : [{}];
  return rows.map(({ from, to, rate }, i) => (
    <tr key={from ?? ''}>
      {i === 0 && (
        <>
          <th scope="rowgroup" rowSpan={rows.length}>
            {bookWords(levy.title)}
            <span className={tables.reason}>{levy.source}</span>
          </th>
          <td rowSpan={rows.length}>{t(`levies.${levy.authorisedIn ?? 'all'}`)}</td>
        </>
      )}
      <td className={tables.number}>
        {levy.kind === 'fixed' ? money(levy.cents / 100) : percent(rate ?? 0)}
      </td>
      <td>
        {levy.kind === 'fixed'
          ? t('levies.fixed', { least: money(levy.fromNetCents / 100) })
          : t('levies.onNet')}
      </td>
      <td className={tables.fit}>{from === undefined ? t('levies.openEnd') : writtenDay(from)}</td>
      <td className={tables.fit}>{to === undefined ? t('levies.openEnd') : writtenDay(to)}</td>
    </tr>
  ));
}

/** Every levy of a table in the order in which they are charged, with its rates by day of receipt. */
function LevyRates({ levyTable }: { readonly levyTable: LevyTable }) {
  const { t } = useTranslation('rateBooks');
  const columns = [
    { title: t('levies.levy') },
    { title: t('levies.where') },
    { title: t('levies.rate'), isNumber: true },
    { title: t('levies.kind') },
    { title: t('levies.from') },
    { title: t('levies.to') },
  ];
  return (
    <Section title={t('levies.title')}>
      <PartTable label={t('levies.title')} columns={columns}>
        {levyTable.levies.map((levy) => (
          <LevyRows key={`${levy.id} ${levy.authorisedIn ?? ''}`} levy={levy} />
        ))}
      </PartTable>
    </Section>
  );
}

/** A way back to the list. */
function Back() {
  const { t } = useTranslation('rateBooks');
  return <ScreenLink to={LEVIES}>{t('levies.back')}</ScreenLink>;
}

function LevyTablePage({ levyTable }: { readonly levyTable: KeptLevyTable }) {
  const { t } = useTranslation('rateBooks');
  const { hash, activatedAt, publisher, steps } = levyTable;
  const { may, officeDecides } = useShared();
  const content = useOperation('readLevyTable', { hash });
  const name = levyTableName(levyTable);
  const since = activatedAt === null ? t('fact.never') : moment(activatedAt);
  return (
    <Screen title={name}>
      <Back />
      {may('ratebook:approve') ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div className={actions.actions} role="group" aria-label={t('levies.actions')}>
          <LifecycleSteps dated={datedLevies(levyTable)} />
        </div>
      ) : (
        <RoleNeeded officeDecides={officeDecides} right="ratebook:approve" />
      )}
      <AloneNotice steps={steps} />
      <Facts>
        <Fact plain name={t('column.state')} value="">
          <StateBadge book={levyTable} />
        </Fact>
        <Fact plain name={t('fact.activatedAt')} value={since} />
        <Fact
          plain
          name={t('fact.publisher')}
          value={publisher?.fingerprint ?? t('fact.unsigned')}
        />
        <Fact name={t('fact.hash')} value={hash} copyAs={t('levies.hash', { table: name })} />
      </Facts>
      {content.fault && <FaultNotice fault={content.fault} onRetry={content.refetch} />}
      {!content.value && !content.fault && <Waiting what={t('levies.title')} height={220} />}
      {content.value && <LevyRates levyTable={content.value.levyTable} />}
      <Lifecycle steps={steps} />
    </Screen>
  );
}

/** One levy table: found by its hash in the address. */
export function LevyTableScreen() {
  const { t } = useTranslation('rateBooks');
  const { hash = '' } = useParams();
  // A scheduled table becomes active without any change of the data.
  const { value, fault, refetch } = useOperation('listLevyTables', {}, { every: MINUTE });
  const levyTable = value?.levyTables.find((one) => one.hash === hash);
  if (levyTable) return <LevyTablePage key={hash} levyTable={levyTable} />;
  if (value) {
    return (
      <Screen title={t('levies.noTable')} lead={t('levies.unknown', { hash })}>
        <Back />
      </Screen>
    );
  }
  return (
    <AwaitedScreen
      title={t('levies.one')}
      height={220}
      fault={fault}
      onRetry={refetch}
      back={<Back />}
    />
  );
}
