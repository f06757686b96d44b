import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { ActiveOverride, QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { Scheme } from '../../../../shared/schemas/quotes/scheme.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { useNow } from '../../../data/every.ts';
import { quotePlace } from '../../../data/places.ts';
import { useInsurerOf } from '../../../data/schemes.ts';
import { dayOf } from '../../../i18n/day.ts';
import { change, difference, money, wholeMoney } from '../../../i18n/money.ts';
import { overrideWords } from '../change/override-dialogs.tsx';
import { addOnWords, periodDays, startsAt, validity } from '../words/quote-words.ts';
import { Assumed, ToConfirm } from './assumed.tsx';
import classes from './head.module.css';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The cover with its excess; a cover without own damage has none to bear. */
function Cover({ policy }: Pick<Quote, 'policy'>) {
  const { t } = useTranslation(['quote', 'common']);
  const cover = t(`common:cover.${policy.coverType}`);
  const { excess, addOns } = policy;
  // Without its rate book a quote does not say whether its cover has an excess.
  if (addOns === undefined) return cover;
  return excess === undefined
    ? t('head.noExcess', { cover })
    : t('head.coverExcess', { cover, excess: wholeMoney(excess) });
}

/** The add-ons with their levels. */
function AddOns({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation('common');
  const held = addOnWords(quote);
  if (held.length === 0) return t('none');
  return held.map((words) => (
    <span key={words} className={classes.line}>
      {words}
    </span>
  ));
}

/** Whose policy it would be, and by which scheme. */
function Insurer({ scheme }: { readonly scheme: Scheme | undefined }) {
  const { t } = useTranslation('quote');
  const insurer = useInsurerOf()(scheme);
  if (insurer === undefined) return null;
  return (
    <Fact name={t('head.insurer')}>
      <span className={classes.line}>{insurer}</span>
      <span className={classes.line}>{scheme?.name}</span>
    </Fact>
  );
}

interface HeadProps {
  readonly page: QuotePage;
  /** Asks to withdraw an override; undefined where the quote is no longer open. */
  readonly onWithdraw: ((override: ActiveOverride) => void) | undefined;
}

/** The overrides that count, each with the way to withdraw it. */
function Overrides({ page, onWithdraw }: HeadProps) {
  const { t } = useTranslation('quote');
  return page.explored?.overrides.map((override) => {
    const what = overrideWords(override);
    return (
      <span key={override.overrideType} className={classes.line} title={override.reason}>
        {what}
        {onWithdraw && (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t('withdraw.of', { what })}
            onClick={() => onWithdraw(override)}
          >
            {t('withdraw.open')}
          </Button>
        )}
      </span>
    );
  });
}

/** What the quote cost before its last change, and what the one cost that it was made from. */
function Former({ page }: { readonly page: QuotePage }) {
  const { t } = useTranslation('quote');
  const { quote, formerPremium, basedOnPremium } = page;
  const { basedOn } = quote;
  const compared = (former: number) => change(difference(quote.premium, former));
  return (
    <>
      {formerPremium !== undefined && (
        <span className={`${classes.line} amount`}>
          <s>{money(formerPremium)}</s> {t('head.since', { amount: compared(formerPremium) })}
        </span>
      )}
      {basedOn !== undefined && basedOnPremium !== undefined && (
        <span className={`${classes.line} amount`}>
          {money(basedOnPremium)} {t('head.since', { amount: compared(basedOnPremium) })}
          <Anchor component={Link} href={quotePlace(basedOn)} inherit>
            {basedOn}
          </Anchor>
        </span>
      )}
    </>
  );
}

/** What is sold: cover with its excess, add-ons, price adjustments, period, and where the quote stands. */
export function Head({ page, onWithdraw }: HeadProps) {
  const { t } = useTranslation(['quote', 'common']);
  const now = useNow();
  const { quote, explored, formerPremium, basedOnPremium } = page;
  const { isPolicy } = STATUSES[quote.status];
  const isAdjusted = explored !== undefined && explored.overrides.length > 0;
  return (
    <section className={classes.head} aria-label={t('head.label')}>
      <dl className={classes.facts}>
        <Fact name={t('given.cover')}>
          <strong>
            <Cover policy={quote.policy} />
          </strong>
        </Fact>
        <Insurer scheme={quote.scheme} />
        <Fact name={t('head.period')}>{periodDays(quote)}</Fact>
        {quote.policy.addOns && (
          <Fact name={t('head.addOns')}>
            <AddOns quote={quote} />
          </Fact>
        )}
        {quote.policy.endorsements !== undefined && (
          <Fact name={t('head.endorsements')}>{quote.policy.endorsements}</Fact>
        )}
        {isAdjusted && (
          <Fact name={t('head.adjusted')}>
            <Overrides page={page} onWithdraw={onWithdraw} />
          </Fact>
        )}
        {(formerPremium ?? basedOnPremium) !== undefined && (
          <Fact name={t('head.former')}>
            <Former page={page} />
          </Fact>
        )}
        <Fact name={t('head.status')}>
          <span className={classes.line}>
            <StatusBadge status={quote.status} />
            {quote.referral && !isPolicy && (
              <span className={classes.chip} data-referral={quote.referral.state}>
                {t(`common:referral.${quote.referral.state}`)}
              </span>
            )}
          </span>
          <span className={classes.line}>
            {isPolicy ? t('head.starts', { day: dayOf(startsAt(quote)) }) : validity(quote, now)}
          </span>
        </Fact>
      </dl>
      {quote.explanation.rateBook.demonstration && (
        <span className={classes.chip}>{t('common:rateBook.demonstration')}</span>
      )}
      <Assumed quote={quote} />
      <ToConfirm quote={quote} />
    </section>
  );
}

/** The numbers of the quote and its policy, small: people go by name and registration. */
export function Ids({ quote: { quoteId, policyId } }: { readonly quote: Quote }) {
  const { t } = useTranslation('quote');
  const ids = [
    [t('head.quoteId'), quoteId],
    [t('head.policyId'), policyId],
  ] as const;
  return (
    <dl className={classes.ids}>
      {ids.map(([name, id]) =>
        id === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{id}</code> <CopyButton text={id} what={name} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
