import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { WhatIf } from '../../../../shared/schemas/quotes/what-if.ts';
import { Notice } from '../../../components/notice.tsx';
import { withoutAssumed } from '../../../data/warnings.ts';
import { sayWarning } from '../../../i18n/say.ts';
import { sectionPlace } from '../sections/sections.ts';
import { Assumed, ToConfirm } from './assumed.tsx';
import classes from './overview.module.css';
import { savingsSentence } from './savings.ts';

interface SavingsProps {
  readonly quote: Quote;
  readonly whatIf: WhatIf;
}

/** The best next price in one sentence, with the way to all of them; nothing where nothing saves. */
export function Savings({ quote, whatIf }: SavingsProps) {
  const { t } = useTranslation('quote');
  const sentence = savingsSentence(whatIf, quote);
  if (sentence === '') return null;
  return (
    <p className={classes.savings} data-testid="savings">
      {sentence}.{' '}
      <Anchor
        component={Link}
        href={sectionPlace(quote.quoteId, 'alternatives')}
        inherit
        underline="always"
      >
        {t('savings.all')}
      </Anchor>
    </p>
  );
}

/** What is to be known of the answers: warnings, what was assumed and is to be confirmed, and whether the rates are real. */
export function Remarks({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation(['quote', 'common']);
  const warnings = withoutAssumed(quote.warnings);
  return (
    <>
      {warnings.length > 0 && (
        <Notice tone="warning" title={t('warnings')}>
          <ul>
            {warnings.map(sayWarning).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={classes.notes}>
        <Assumed quote={quote} />
        <ToConfirm quote={quote} />
        {quote.explanation.rateBook.demonstration && (
          <span className={classes.chip}>{t('common:rateBook.demonstration')}</span>
        )}
      </div>
    </>
  );
}
