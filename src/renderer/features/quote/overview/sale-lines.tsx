import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { ActiveOverride, QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { quotePlace } from '../../../data/places.ts';
import { useInsurerOf } from '../../../data/schemes.ts';
import { translate } from '../../../i18n/i18n.ts';
import { change, difference, money, wholeMoney } from '../../../i18n/money.ts';
import { overrideWords } from '../change/override-dialogs.tsx';
import { addOnWords, periodDays } from '../words/quote-words.ts';
import type { Line } from './card.tsx';
import classes from './cards.module.css';

/** The cover with its excess; a cover without own damage has none to bear. */
export function coverWords({ coverType, excess, addOns }: Quote['policy']): string {
  const cover = translate(`common:cover.${coverType}`);
  // Without its rate book a quote does not say whether its cover has an excess.
  if (addOns === undefined) return cover;
  return excess === undefined
    ? translate('quote:head.noExcess', { cover })
    : translate('quote:head.coverExcess', { cover, excess: wholeMoney(excess) });
}

interface OverridesProps {
  readonly overrides: readonly ActiveOverride[];
  readonly onWithdraw: ((override: ActiveOverride) => void) | undefined;
}

/** The overrides that count, each with the way to withdraw it. */
function Overrides({ overrides, onWithdraw }: OverridesProps) {
  const { t } = useTranslation('quote');
  return overrides.map((override) => {
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

/** What is sold besides the cover: whose it is, for how long, with which add-ons and adjustments. */
export function useSaleLines(
  page: QuotePage,
  onWithdraw: OverridesProps['onWithdraw'],
): readonly Line[] {
  const { t } = useTranslation(['quote', 'common']);
  const { quote, explored, formerPremium, basedOnPremium } = page;
  const { policy, scheme } = quote;
  const insurer = useInsurerOf()(scheme);
  const overrides = explored?.overrides ?? [];
  const hasFormer = (formerPremium ?? basedOnPremium) !== undefined;
  const addOns = addOnWords(quote);
  return [
    [t('head.insurer'), insurer && [insurer, scheme?.name].filter(Boolean).join(' · ')],
    [t('head.period'), periodDays(quote)],
    [t('head.addOns'), policy.addOns && (addOns.length > 0 ? addOns.join('; ') : t('common:none'))],
    [t('head.endorsements'), policy.endorsements],
    [
      t('head.adjusted'),
      overrides.length > 0 && <Overrides overrides={overrides} onWithdraw={onWithdraw} />,
    ],
    [t('head.former'), hasFormer && <Former page={page} />],
  ];
}
