import { Anchor, Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type {
  ImpactReport,
  ImpactTotals,
  Move,
} from '../../../../shared/schemas/rate-books/impact.ts';
import { download } from '../../../components/download.ts';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PrintButton } from '../../../components/print.tsx';
import { Part } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { ScrollingTable } from '../../../components/table.tsx';
import { quotePlace } from '../../../data/places.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { count, money, percent, change as signed } from '../../../i18n/money.ts';
import classes from './impact.module.css';
import {
  averageWords,
  bandWords,
  pairWords,
  percentWords,
  riskWords,
  wayOf,
} from './impact-words.ts';
import { Segments } from './segments.tsx';

interface MoveRowProps {
  readonly move: Move;
  /** Whether it is a kept quote, which can be opened. */
  readonly isQuote: boolean;
}

function MoveRow({ move, isQuote }: MoveRowProps) {
  const { t } = useTranslation(['compareBooks', 'common']);
  const { risk, before, after, difference, percent, cover } = move;
  return (
    <tr>
      <th scope="row">
        {isQuote ? (
          <Anchor component={Link} href={quotePlace(risk)} inherit underline="always">
            {risk}
          </Anchor>
        ) : (
          t('moves.invented', { number: risk })
        )}
      </th>
      <td>{t(`common:cover.${cover}`)}</td>
      <td className={table.quiet}>{riskWords(move)}</td>
      <td className={table.number}>{money(before)}</td>
      <td className={table.number}>{money(after)}</td>
      <td className={table.number}>{signed(difference)}</td>
      <td className={table.number}>{percentWords(percent)}</td>
    </tr>
  );
}

interface MoveTableProps {
  readonly title: string;
  readonly moves: readonly Move[];
  readonly isQuote: boolean;
}

function MoveTable({ title, moves, isQuote }: MoveTableProps) {
  const { t } = useTranslation('compareBooks');
  if (moves.length === 0) return null;
  return (
    <Part title={title}>
      <ScrollingTable
        isRegion
        label={t('moves.table', { title })}
        className={classes.moves}
        columns={[
          { title: t('moves.risk') },
          { title: t('by.cover') },
          { title: t('moves.who') },
          ...(['before', 'after', 'difference', 'percent'] as const).map((column) => ({
            title: t(`moves.${column}`),
            className: table.number,
          })),
        ]}
      >
        {moves.map((move) => (
          <MoveRow key={move.risk} move={move} isQuote={isQuote} />
        ))}
      </ScrollingTable>
    </Part>
  );
}

/** The premiums that move most, up and down. */
function Moves({ report }: { readonly report: ImpactReport }) {
  const { t } = useTranslation('compareBooks');
  const { portfolio, dearer, cheaper } = report;
  const isQuote = portfolio === undefined;
  return (
    <>
      <MoveTable title={t('moves.dearer')} moves={dearer} isQuote={isQuote} />
      <MoveTable title={t('moves.cheaper')} moves={cheaper} isQuote={isQuote} />
    </>
  );
}

/** How many premiums moved by how much. The chart is a table with a bar in each row, and reads as one. */
function BandsChart({ total }: { readonly total: ImpactTotals }) {
  const { t } = useTranslation('compareBooks');
  const { bands, compared } = total;
  const most = Math.max(1, ...bands.map(({ risks }) => risks));
  return (
    <Part title={t('band.title')}>
      <div className={table.panel}>
        <table className={`${table.table} ${classes.bands}`}>
          <thead>
            <tr>
              <th scope="col">{t('band.premium')}</th>
              <td aria-hidden="true" />
              <th scope="col" className={table.number}>
                {t('total.risks')}
              </th>
              <th scope="col" className={table.number}>
                {t('band.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => (
              <tr key={bandWords(band)}>
                <th scope="row">{bandWords(band)}</th>
                <td className={classes.track} aria-hidden="true">
                  <span
                    className={classes.bar}
                    data-way={wayOf(band)}
                    data-empty={band.risks === 0 || undefined}
                    style={{ width: `${(100 * band.risks) / most}%` }}
                  />
                </td>
                <td className={table.number}>{count(band.risks)}</td>
                <td className={table.number}>
                  {percent(compared === 0 ? 0 : band.risks / compared)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  );
}

const FIGURES = [
  ...(['risks', 'compared', 'dearer', 'cheaper'] as const),
  ...(['newlyDeclined', 'noLongerDeclined', 'newlyReferred', 'noLongerReferred'] as const),
];

/** The sums of all risks. */
function Totals({ report: { total, skipped } }: { readonly report: ImpactReport }) {
  const { t } = useTranslation('compareBooks');
  return (
    <>
      <dl className={classes.totals}>
        <div className={classes.average}>
          <dt>{t('total.average')}</dt>
          <dd className="amount">
            {averageWords(total.before, total)}
            {total.compared > 0 && (
              <>
                {' → '}
                {averageWords(total.after, total)} <strong>{percentWords(total.percent)}</strong>
              </>
            )}
          </dd>
        </div>
        {FIGURES.map((name) => (
          <div key={name}>
            <dt>{t(`total.${name}`)}</dt>
            <dd className="amount">{count(total[name])}</dd>
          </div>
        ))}
      </dl>
      {skipped > 0 && (
        <Notice
          tone="warning"
          title={t('impact.skipped', { count: skipped, written: count(skipped) })}
        />
      )}
    </>
  );
}

/** Why risks are newly declined or referred, the most frequent reason first. */
function Rules({ rules }: Pick<ImpactReport, 'rules'>) {
  const { t } = useTranslation('compareBooks');
  if (rules.length === 0) return null;
  return (
    <Part title={t('rule.title')}>
      <div className={table.panel}>
        <table className={`${table.table} ${classes.rules}`}>
          <thead>
            <tr>
              <th scope="col">{t('rule.reason')}</th>
              <th scope="col">{t('rule.decision')}</th>
              <th scope="col" className={table.number}>
                {t('total.risks')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rules.map(({ rule, message, decision, risks }) => (
              <tr key={rule}>
                <th scope="row">{bookWords(message)}</th>
                <td>{t(`rule.${decision}`)}</td>
                <td className={table.number}>{count(risks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  );
}

/** A version may hold what a file's name can not. */
const nameOf = ({ from, to }: ImpactReport) =>
  `impact-${from.version}-${to.version}.csv`.replaceAll(/[^\w.-]+/g, '-');

async function save(report: ImpactReport): Promise<void> {
  const { impactCsv } = await import('./impact-csv.ts');
  download(impactCsv(report), nameOf(report));
}

/** What a measurement found: in all, by bands, by segment, and the risks that move most. */
export function ImpactResult({ report }: { readonly report: ImpactReport }) {
  const { t } = useTranslation('compareBooks');
  const printed = useRef<HTMLDivElement>(null);
  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="download" />}
          onClick={() => void save(report)}
        >
          {t('impact.csv')}
        </Button>
        <PrintButton of={printed} size="xs">
          {t('impact.print')}
        </PrintButton>
      </Group>
      <div ref={printed} className={classes.result}>
        <p className={classes.pair} role="status">
          {pairWords(report)}
        </p>
        <Totals report={report} />
        <BandsChart total={report.total} />
        <Segments report={report} />
        <Rules rules={report.rules} />
        <Moves report={report} />
      </div>
    </>
  );
}
