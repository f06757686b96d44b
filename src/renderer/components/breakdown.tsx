import { useTranslation } from 'react-i18next';
import type { Explanation, Step } from '../../shared/schemas/quotes/explanation.ts';
import { bookWords } from '../i18n/book-words.ts';
import { writtenDay } from '../i18n/day.ts';
import { money, percent, times } from '../i18n/money.ts';
import { stepInput, stepRow } from '../i18n/step-words.ts';
import classes from './breakdown.module.css';

function StepRow({ step }: { readonly step: Step }) {
  const { t } = useTranslation('price');
  return (
    <tr>
      <th scope="row">{bookWords(step.title)}</th>
      <td>
        {stepInput(step)}
        {step.assumed && <span className={classes.assumed}>{t('breakdown.assumed')}</span>}
      </td>
      <td className={classes.quiet}>{stepRow(step)}</td>
      <td className={classes.number}>{step.multiplier === null ? '' : times(step.multiplier)}</td>
      <td className={classes.number}>{money(step.after)}</td>
    </tr>
  );
}

interface SumRowProps {
  readonly title: string;
  readonly amount: number;
  readonly rate?: string;
  readonly className?: string | undefined;
}

function SumRow({ title, amount, rate = '', className }: SumRowProps) {
  return (
    <tr className={className}>
      <th scope="row" colSpan={3}>
        {title}
      </th>
      <td className={classes.number}>{rate}</td>
      <td className={classes.number}>{money(amount)}</td>
    </tr>
  );
}

/** Each fee with whose it is; where the book has the policy fee alone, that one. */
function FeeRows({ explanation: { fees, policyFee } }: { readonly explanation: Explanation }) {
  const { t } = useTranslation('price');
  if (!fees) return <SumRow title={t('breakdown.fee')} amount={policyFee} />;
  return fees.map(({ id, title, owner, amount }) => (
    <SumRow
      key={id}
      title={t(`breakdown.feeOf.${owner}`, { fee: bookWords(title) })}
      amount={amount}
    />
  ));
}

/** Every step from the base to the premium: enough to check it with a pocket calculator. */
export function Breakdown({ explanation }: { readonly explanation: Explanation }) {
  const { t } = useTranslation(['price', 'common']);
  const { rateBook, steps, levies } = explanation;
  return (
    <div className={classes.panel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('breakdown.label')}>
        <table className={classes.table}>
          <caption className={classes.caption}>
            {t('breakdown.caption', { cover: t(`common:cover.${explanation.cover}`) })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('breakdown.step')}</th>
              <th scope="col">{t('breakdown.input')}</th>
              <th scope="col">{t('breakdown.row')}</th>
              <th scope="col" className={classes.number}>
                {t('breakdown.multiplier')}
              </th>
              <th scope="col" className={classes.number}>
                {t('breakdown.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <StepRow key={step.id} step={step} />
            ))}
          </tbody>
          <tfoot>
            <SumRow
              className={classes.sum}
              title={t('breakdown.net')}
              amount={explanation.netPremium}
            />
            {levies.map((levy) => (
              <SumRow
                key={levy.id}
                title={bookWords(levy.title)}
                amount={levy.amount}
                rate={levy.rate === null ? t('breakdown.fixed') : percent(levy.rate)}
              />
            ))}
            <SumRow
              className={classes.sum}
              title={t('breakdown.gross')}
              amount={explanation.grossPremium}
            />
            <FeeRows explanation={explanation} />
            <SumRow
              className={classes.total}
              title={t('breakdown.premium')}
              amount={explanation.premium}
            />
          </tfoot>
        </table>
      </section>
      <div className={classes.source}>
        {t(rateBook.demonstration ? 'breakdown.demonstration' : 'breakdown.book', rateBook)} ·{' '}
        {t('breakdown.levies', { day: writtenDay(explanation.receivedOn) })} ·{' '}
        {bookWords(explanation.rounding)}
        <br />
        {t('breakdown.hash')} <code>{rateBook.hash}</code>
      </div>
    </div>
  );
}
