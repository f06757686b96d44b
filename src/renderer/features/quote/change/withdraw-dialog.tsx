import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveOverride, QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { moment } from '../../../i18n/moment.ts';
import { who } from '../../../i18n/who.ts';
import classes from './change.module.css';
import { changeQuote } from './change-quote.ts';
import { Dialog } from './dialog.tsx';
import { Outcome } from './outcome.tsx';
import { overrideWords } from './override-words.ts';
import { ReasonField } from './reason-field.tsx';

interface WithdrawDialogProps {
  readonly page: QuotePage;
  readonly override: ActiveOverride;
  readonly onClose: () => void;
}

/** Withdraws an override: the quote is rated without it again. */
export function WithdrawDialog({ page, override, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation(['quote', 'common']);
  const { quote } = page;
  const { overrideType, at, by, user, without } = override;
  const [reason, setReason] = useState('');
  const what = overrideWords(override);

  return (
    <Dialog
      page={page}
      title={t('withdraw.title', { what })}
      action={t('withdraw.action')}
      missing={reason.trim() === '' ? t('common:reasonNeeded') : undefined}
      run={() =>
        changeQuote('withdrawOverride', quote, {
          quoteId: quote.quoteId,
          overrideType,
          reason: reason.trim(),
        })
      }
      onClose={onClose}
    >
      <p className={classes.said}>
        {t('withdraw.standing', { who: who(by, user), when: moment(at) })} <q>{override.reason}</q>
      </p>
      <ReasonField label={t('withdraw.reason')} reason={reason} isFirst onChange={setReason} />
      <Outcome premium={quote.premium} difference={without} />
    </Dialog>
  );
}
