import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { inEnglish } from '../../../../shared/domain/messages/english.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { Referral } from '../../../../shared/schemas/quotes/referral.ts';
import { Notice } from '../../../components/notice.tsx';
import { useMay } from '../../../data/desk.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { moment } from '../../../i18n/day.ts';
import { who } from '../../../i18n/who.ts';
import classes from './head.module.css';

interface ReferralNoticeProps {
  readonly quote: Quote;
  /** Whether the quote can still be changed. */
  readonly isOpen: boolean;
  /** Shows the letter about a refusal. */
  readonly onLetter: () => void;
}

/** Where the referral of a quote stands: why, by whom, and what was decided. */
export function ReferralNotice({ quote, isOpen, onLetter }: ReferralNoticeProps) {
  const { t } = useTranslation('quote');
  const may = useMay();
  const { referral } = quote;
  if (!referral) return null;
  const { state, reasons, referred, decision, lostApproval } = referral;
  const words = ({ at, by, name }: Referral['referred']) => ({
    who: name === undefined ? who(by) : t('referral.person', { name, who: who(by) }),
    when: moment(at),
  });
  return (
    <Notice
      tone={state === 'approved' ? 'plain' : state === 'refused' ? 'fault' : 'warning'}
      title={t(`referral.title.${state}`)}
      action={
        state === 'refused' &&
        may('document:generate') && (
          <Button size="xs" variant="default" onClick={onLetter}>
            {t('referral.letter')}
          </Button>
        )
      }
    >
      <ul>
        {reasons.map(({ rule, message }) => (
          <li key={`${rule} ${inEnglish(message)}`}>{bookWords(message)}</li>
        ))}
      </ul>
      <p className={classes.sentence}>{t('referral.by', words(referred))}</p>
      {lostApproval && (
        <p className={classes.sentence}>
          {t(`referral.lost.${lostApproval.change}`, words(lostApproval))}
        </p>
      )}
      {decision && state !== 'referred' && (
        <>
          <p className={classes.sentence}>{t(`referral.decided.${state}`, words(decision))}</p>
          {decision.reasons && (
            <>
              <p className={classes.sentence}>{t('referral.refusedFor')}</p>
              <ul>
                {decision.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </>
          )}
          {decision.underwriter && (
            <p className={classes.sentence}>
              {t('referral.underwriter', { name: decision.underwriter })}
            </p>
          )}
          {decision.reference && (
            <p className={classes.sentence}>
              {t('referral.reference', { reference: decision.reference })}
            </p>
          )}
          {decision.terms && (
            <p className={classes.sentence}>{t('referral.terms', { terms: decision.terms })}</p>
          )}
          {decision.note && (
            <p className={classes.sentence}>{t('referral.note', { note: decision.note })}</p>
          )}
        </>
      )}
      {state === 'refused' && isOpen && (
        <p className={classes.sentence}>{t('referral.canNotAccept')}</p>
      )}
    </Notice>
  );
}
