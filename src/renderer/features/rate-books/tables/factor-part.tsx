import { useTranslation } from 'react-i18next';
import type {
  Factor,
  FactorOf,
  RateBook,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { money, percent, times } from '../../../i18n/money.ts';
import heats from '../rate-books.module.css';
import { factorRows, factorSentences, inputName } from './factor-words.ts';
import { heatOf } from './heat.tsx';
import { PartTable } from './part-table.tsx';
import classes from './tables.module.css';

/** A relativity with what it does to the premium, in a shade and in words. */
function RelativityCells({ relativity }: { readonly relativity: number }) {
  const { t } = useTranslation('rateBooks');
  const shade = heatOf(relativity);
  const effect = `${relativity > 1 ? '+' : '−'}${percent(Math.abs(relativity - 1))}`;
  return (
    <>
      <td className={`${classes.number} ${heats.heat}`} data-heat={shade}>
        {times(relativity)}
      </td>
      <td className={classes.number}>{shade === 0 ? t('factor.level') : effect}</td>
    </>
  );
}

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
