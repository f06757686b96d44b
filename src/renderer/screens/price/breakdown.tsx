import type { Explanation, Step } from '../../../shared/shapes/explanation.ts';
import { writtenDay } from '../../parts/day.ts';
import { money, percent, times } from '../../parts/money.ts';
import classes from './breakdown.module.css';
import { titleOf } from './covers.ts';

function StepRow({ step }: { readonly step: Step }) {
  return (
    <tr>
      <th scope="row">{step.title}</th>
      <td>
        {step.input}
        {step.assumed && <span className={classes.assumed}>assumed</span>}
      </td>
      <td className={classes.quiet}>{step.row}</td>
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

/** Every step from the base to the premium: enough to check it with a pocket calculator. */
export function Breakdown({ explanation }: { readonly explanation: Explanation }) {
  const { rateBook, steps, levies } = explanation;
  return (
    <div className={classes.panel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <section className={classes.scroll} tabIndex={0} aria-label="Breakdown">
        <table className={classes.table}>
          <caption className={classes.caption}>
            How the premium for {titleOf(explanation.cover)} came about
          </caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Rated on</th>
              <th scope="col">Row of the rate book</th>
              <th scope="col" className={classes.number}>
                Multiplier
              </th>
              <th scope="col" className={classes.number}>
                Amount after
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <StepRow key={step.id} step={step} />
            ))}
          </tbody>
          <tfoot>
            <SumRow className={classes.sum} title="Net premium" amount={explanation.netPremium} />
            {levies.map((levy) => (
              <SumRow
                key={levy.id}
                title={levy.title}
                amount={levy.amount}
                rate={levy.rate === null ? 'fixed' : percent(levy.rate)}
              />
            ))}
            <SumRow
              className={classes.sum}
              title="Gross premium, levies included"
              amount={explanation.grossPremium}
            />
            <SumRow title="Policy fee" amount={explanation.policyFee} />
            <SumRow className={classes.total} title="Premium" amount={explanation.premium} />
          </tfoot>
        </table>
      </section>
      <div className={classes.source}>
        {rateBook.name} {rateBook.version}
        {rateBook.demonstration && ' (demonstration)'} · levies of{' '}
        {writtenDay(explanation.receivedOn)} · {explanation.rounding}
        <br />
        Content hash <code>{rateBook.hash}</code>
      </div>
    </div>
  );
}
