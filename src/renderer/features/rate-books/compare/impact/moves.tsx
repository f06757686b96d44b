import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ImpactReport, Move } from '../../../../../shared/schemas/rate-books/impact.ts';
import { Part } from '../../../../components/part.tsx';
import table from '../../../../components/table.module.css';
import { quotePlace } from '../../../../data/quote-place.ts';
import { money, change as signed } from '../../../../i18n/money.ts';
import classes from './impact.module.css';
import { percentWords, riskWords } from './impact-words.ts';

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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <section className={table.panel} tabIndex={0} aria-label={t('moves.table', { title })}>
        <table className={`${table.table} ${classes.moves}`}>
          <thead>
            <tr>
              <th scope="col">{t('moves.risk')}</th>
              <th scope="col">{t('by.cover')}</th>
              <th scope="col">{t('moves.who')}</th>
              {(['before', 'after', 'difference', 'percent'] as const).map((column) => (
                <th key={column} scope="col" className={table.number}>
                  {t(`moves.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moves.map((move) => (
              <MoveRow key={move.risk} move={move} isQuote={isQuote} />
            ))}
          </tbody>
        </table>
      </section>
    </Part>
  );
}

/** The premiums that move most, up and down. */
export function Moves({ report }: { readonly report: ImpactReport }) {
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
