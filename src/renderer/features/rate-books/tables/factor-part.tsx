import { useTranslation } from 'react-i18next';
import type { Factor, RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { FactorOf } from '../../../../shared/schemas/rate-books/rate-book-factors.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { money } from '../../../i18n/money.ts';
import { factorRows, factorSentences } from './factor-words.ts';
import { inputName } from './input-name.ts';
import { PartTable } from './part-table.tsx';
import { RelativityCells } from './relativity-cells.tsx';
import classes from './tables.module.css';

/** The name of the first column, by the kind of the factor. */
const FIRST = { table: 'row', combination: 'row', bands: 'band', line: 'at' } as const;

/** Which words of several inputs lead to which row. */
function Combinations({ factor }: { readonly factor: FactorOf<'combination'> }) {
  const { t } = useTranslation('rateBooks');
  const { inputs, combinations } = factor;
  const columns = [...inputs.map(inputName), t('factor.row')].map((title) => ({ title }));
  return (
    <PartTable label={t('factor.combinations')} columns={columns}>
      {combinations.map(({ row, words }) => (
        <tr key={inputs.map((input) => words[input]?.join()).join('/')}>
          {inputs.map((input) => (
            <td key={input}>{words[input]?.join(', ') ?? t('factor.any')}</td>
          ))}
          <td className={classes.fit}>{bookWords(row)}</td>
        </tr>
      ))}
    </PartTable>
  );
}

interface FactorPartProps extends Pick<RateBook, 'addOns'> {
  readonly factor: Factor;
}

/** A factor: its rows with their relativities, and what holds for all of them. */
export function FactorPart({ factor, addOns }: FactorPartProps) {
  const { t } = useTranslation('rateBooks');
  const rows = factorRows(factor);
  const hasWords = rows.some(({ words }) => words.length > 0);
  const hasLoads = rows.some(({ loadCents }) => loadCents !== undefined);
  const columns = [
    { title: t(`factor.${FIRST[factor.kind]}`) },
    ...(hasWords ? [{ title: t('factor.words') }] : []),
    { title: t('factor.relativity'), isNumber: true },
    { title: t('factor.effect'), isNumber: true },
    ...(hasLoads ? [{ title: t('factor.load'), isNumber: true }] : []),
  ];
  return (
    <>
      <p className={classes.note}>{factorSentences(factor, addOns).join(' ')}</p>
      <PartTable label={bookWords(factor.title)} columns={columns}>
        {rows.map(({ name, relativity, loadCents, words }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {hasWords && <td className={classes.quiet}>{words.join(', ')}</td>}
            <RelativityCells relativity={relativity} />
            {hasLoads && (
              <td className={classes.number}>{loadCents ? money(loadCents / 100) : ''}</td>
            )}
          </tr>
        ))}
      </PartTable>
      <p className={classes.note}>{t('factor.scale')}</p>
      {factor.kind === 'combination' && <Combinations factor={factor} />}
    </>
  );
}
