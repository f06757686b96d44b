import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExplainedQuote } from '../../../../shared/schemas/quotes/quote-explanation.ts';
import type { Scheme } from '../../../../shared/schemas/quotes/scheme.ts';
import { Part } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { bookWords } from '../../../i18n/book-words.ts';
import { money, change as signed } from '../../../i18n/money.ts';
import { say, sayRemark } from '../../../i18n/say.ts';
import { StepCell } from '../covers/step-table.tsx';
import classes from './explain.module.css';

interface PremiumTableProps {
  readonly title: string;
  /** Whether the title is also seen above the table. */
  readonly hasCaption?: boolean;
  /** The heads of the columns before the premium. */
  readonly heads: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}

/** What the premium would be elsewhere, and by how much it differs. */
export function PremiumTable({ title, hasCaption = false, heads, children }: PremiumTableProps) {
  const { t } = useTranslation('explain');
  return (
    <div className={table.panel}>
      <table className={`${table.table} ${classes.premiums}`} aria-label={title}>
        {hasCaption && <caption className={classes.caption}>{title}</caption>}
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {(['premium', 'difference'] as const).map((head) => (
              <th key={head} scope="col" className={table.number}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface PremiumRowProps {
  readonly title: ReactNode;
  /** The cells between the title and the premium. */
  readonly children?: ReactNode;
  /** In euro; absent where there is none. */
  readonly premium: number | undefined;
  /** In words. */
  readonly difference: string;
  /** Whether it is what the quote has. */
  readonly isOwn?: boolean;
}

/** One of the other premiums. */
export function PremiumRow(props: PremiumRowProps) {
  const { title, children, premium, difference, isOwn = false } = props;
  const { t } = useTranslation(['quote', 'common']);
  return (
    <tr data-chosen={isOwn || undefined}>
      <th scope="row">{title}</th>
      {children}
      <td className={table.number}>{premium === undefined ? t('common:none') : money(premium)}</td>
      <td className={table.number}>{isOwn ? t('covers.chosen') : difference}</td>
    </tr>
  );
}

interface SchemeStepsProps {
  /** Those that offer, the one of the quote first. */
  readonly schemes: readonly Scheme[];
  readonly steps: ExplainedQuote['schemes']['steps'];
}

/** The steps of the premium in which the schemes differ, side by side. */
function SchemeSteps({ schemes, steps }: SchemeStepsProps) {
  const { t } = useTranslation(['explain', 'quote']);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <section className={table.panel} tabIndex={0} aria-label={t('schemes.steps')}>
      <table className={`${table.table} ${classes.premiums}`}>
        <thead>
          <tr>
            <th scope="col">{t('quote:premium.step')}</th>
            {schemes.map(({ id, name }) => (
              <th key={id} scope="col" className={table.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.id}>
              <th scope="row">{bookWords(step.title)}</th>
              {schemes.map(({ id }, place) => (
                <StepCell
                  key={id}
                  step={step.schemes.find(({ scheme }) => scheme === id)}
                  isChosen={place === 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Offer = ExplainedQuote['schemes']['offers'][number];

function OfferRow({ offer, isOwn }: { readonly offer: Offer; readonly isOwn: boolean }) {
  const { t } = useTranslation('explain');
  const { scheme, decision, premium, difference } = offer;
  const reasons = [
    ...offer.reasons.map(({ message }) => bookWords(message)),
    ...offer.faults.map(sayRemark),
    ...(premium === undefined ? [] : offer.differs.map(say)),
  ];
  return (
    <PremiumRow
      title={
        <>
          {scheme.name}
          <span className={classes.quiet}>{scheme.insurer}</span>
        </>
      }
      premium={premium}
      difference={difference === undefined ? '' : signed(difference)}
      isOwn={isOwn}
    >
      <td>
        {t(`schemes.decision.${decision}`)}
        {reasons.map((reason) => (
          <span key={reason} className={classes.quiet}>
            {reason}
          </span>
        ))}
      </td>
    </PremiumRow>
  );
}

/** What the other schemes say of the same risk, and the steps in which those that offer differ. */
export function SchemeDifferences({ explained }: { readonly explained: ExplainedQuote }) {
  const { t } = useTranslation('explain');
  const { offers, steps } = explained.schemes;
  const schemes = offers.filter(({ premium }) => premium !== undefined).map(({ scheme }) => scheme);
  if (offers.length < 2) return null;
  return (
    <Part title={t('schemes.title')} note={t('schemes.note')}>
      <PremiumTable title={t('schemes.title')} heads={[t('schemes.scheme'), t('schemes.answer')]}>
        {offers.map((offer, place) => (
          // The scheme of the quote stands first.
          <OfferRow key={offer.scheme.id} offer={offer} isOwn={place === 0} />
        ))}
      </PremiumTable>
      {schemes.length > 1 && steps.length > 0 && <SchemeSteps schemes={schemes} steps={steps} />}
    </Part>
  );
}
