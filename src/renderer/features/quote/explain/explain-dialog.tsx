import '../../../i18n/screen-words/explain.ts';
import { useTranslation } from 'react-i18next';
import type { Explanation, Step } from '../../../../shared/schemas/quotes/explanation.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type {
  Counterfactual,
  ExplainedQuote,
} from '../../../../shared/schemas/quotes/quote-explanation.ts';
import { FaultNotice, Waiting } from '../../../components/notice.tsx';
import { PrintedDialog } from '../../../components/print.tsx';
import { Part } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { ScrollingTable } from '../../../components/table.tsx';
import { faultToSay, useOperation } from '../../../data/operation-query.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { difference, money, change as signed, times } from '../../../i18n/money.ts';
import { stepInput, stepRow } from '../../../i18n/step-words.ts';
import { StepTable } from '../covers/step-table.tsx';
import { type Bar, sentence, title, waterfall } from '../premium/waterfall.ts';
import classes from './explain.module.css';
import { PremiumRow, PremiumTable, SchemeDifferences } from './scheme-differences.tsx';

/** One line of the way from the base to the premium. */
interface StepLine {
  readonly bar: Bar;
  /** Absent where it is no step of the rate book: a levy, the fee, a sum. */
  readonly step?: Step;
}

/** Every step, also those that change nothing, then the levies, the fee and the premium. */
export function stepLines(explanation: Explanation): StepLine[] {
  const steps = explanation.steps.map((step): StepLine => {
    const amount = difference(step.after, step.before);
    return { step, bar: { kind: 'step', step, amount, after: step.after } };
  });
  const others = waterfall(explanation).bars.filter(({ kind }) => kind !== 'step');
  return [...steps, ...others.map((bar) => ({ bar }))];
}

interface ChangeTableProps {
  readonly title: string;
  readonly changes: readonly Counterfactual[];
}

function ChangeTable({ title, changes }: ChangeTableProps) {
  const { t } = useTranslation('explain');
  return (
    <PremiumTable title={title} hasCaption heads={[t('changes.what'), t('changes.fromTo')]}>
      {changes.map(({ id, title: what, from, to, premium, difference }) => (
        <PremiumRow
          key={id}
          title={bookWords(what)}
          premium={premium}
          difference={signed(difference)}
        >
          <td>
            <span className={table.quiet}>{bookWords(from)}</span> → {bookWords(to)}
          </td>
        </PremiumRow>
      ))}
    </PremiumTable>
  );
}

/** What a customer can really change, by how far it moves the premium: one change, all else the same. */
function Changes({ counterfactuals }: Pick<ExplainedQuote, 'counterfactuals'>) {
  const { t } = useTranslation('explain');
  const ways = (['cheaper', 'dearer'] as const).filter((way) => counterfactuals[way].length > 0);
  if (ways.length === 0) return null;
  return (
    <Part title={t('changes.title')} note={t('changes.note')}>
      {ways.map((way) => (
        <ChangeTable key={way} title={t(`changes.${way}`)} changes={counterfactuals[way]} />
      ))}
    </Part>
  );
}

/** The other covers, and the steps in which they differ. */
function CoverDifferences({ explained }: { readonly explained: ExplainedQuote }) {
  const { t } = useTranslation(['explain', 'common']);
  const { cover: chosen, covers } = explained;
  return (
    <Part title={t('covers.title')} note={t('covers.note')}>
      <PremiumTable title={t('covers.title')} heads={[t('covers.cover')]}>
        {covers.premiums.map(({ cover, premium, difference }) => (
          <PremiumRow
            key={cover}
            title={t(`common:cover.${cover}`)}
            premium={premium}
            difference={signed(difference)}
            isOwn={cover === chosen}
          />
        ))}
      </PremiumTable>
      <StepTable comparison={{ chosen, steps: covers.steps }} />
    </Part>
  );
}

function Row({ line: { bar, step } }: { readonly line: StepLine }) {
  const isSum = bar.kind === 'net' || bar.kind === 'premium';
  return (
    <tr data-kind={bar.kind}>
      <th scope="row">{title(bar)}</th>
      <td>{step && stepInput(step)}</td>
      <td className={table.quiet}>{step && stepRow(step)}</td>
      <td className={table.number}>
        {step && step.multiplier !== null ? times(step.multiplier) : ''}
      </td>
      <td className={table.number}>{step ? money(step.before) : ''}</td>
      <td className={table.number}>{money(bar.after)}</td>
      <td className={classes.sentence}>{isSum ? '' : sentence(bar)}</td>
    </tr>
  );
}

/** Each step with its input, its row, its multiplier, the amount before and after, and a sentence. */
function Steps({ explanation }: { readonly explanation: Explanation }) {
  const { t } = useTranslation(['explain', 'quote']);
  return (
    <Part title={t('steps.title')} note={t('steps.note', explanation.rateBook)}>
      <ScrollingTable
        isRegion
        label={t('steps.table')}
        className={classes.steps}
        columns={[
          { title: t('quote:premium.step') },
          { title: t('steps.input') },
          { title: t('steps.row') },
          ...(['multiplier', 'before', 'after'] as const).map((column) => ({
            title: t(`steps.${column}`),
            className: table.number,
          })),
          { title: t('steps.sentence') },
        ]}
      >
        {stepLines(explanation).map((line) => (
          <Row key={line.step?.id ?? title(line.bar)} line={line} />
        ))}
      </ScrollingTable>
    </Part>
  );
}

/** What the quote is not: other covers, other schemes, other answers. */
function Others({ explained }: { readonly explained: ExplainedQuote }) {
  const { t } = useTranslation(['explain', 'quote']);
  return (
    <>
      {explained.setByHand && <p className={classes.note}>{t('quote:whatIf.setByHand')}</p>}
      <Changes counterfactuals={explained.counterfactuals} />
      <CoverDifferences explained={explained} />
      <SchemeDifferences explained={explained} />
    </>
  );
}

interface ExplainDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** Why a quote costs what it does, step by step, and what would be different elsewhere. */
export function ExplainDialog({ quote, onClose }: ExplainDialogProps) {
  const { t } = useTranslation('explain');
  const { value, fault, refetch } = useOperation('explainQuote', { id: quote.quoteId });
  const problem = faultToSay(fault, value !== undefined);
  const title = t('title', { id: quote.quoteId });
  return (
    <PrintedDialog
      title={title}
      size="76rem"
      print={t('print')}
      canPrint={value !== undefined || problem !== undefined}
      onClose={onClose}
    >
      {(content) => (
        <div ref={content} className={classes.content}>
          <p className={classes.printed}>{title}</p>
          <Steps explanation={quote.explanation} />
          {!value && !problem && <Waiting what={t('others')} height={240} />}
          {problem && <FaultNotice fault={problem} onRetry={refetch} />}
          {value && <Others explained={value} />}
        </div>
      )}
    </PrintedDialog>
  );
}
