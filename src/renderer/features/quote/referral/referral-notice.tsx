import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { REFERRED_BY_HAND } from '../../../../shared/domain/quotes/referral.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { Referral } from '../../../../shared/schemas/quotes/referral.ts';
import { Notice } from '../../../components/notice.tsx';
import { useMay } from '../../../data/desk.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { moment } from '../../../i18n/moment.ts';
import { who } from '../../../i18n/who.ts';
import type { OpenDialog } from '../change/start.ts';
import classes from './referral.module.css';

interface ReferralNoticeProps {
  readonly quote: Quote;
  /** Opens the dialog of a decision; undefined where the quote is no longer open. */
  readonly onOpen: ((dialog: OpenDialog) => void) | undefined;
  /** Shows the letter about a refusal. */
  readonly onLetter: () => void;
}

/** Where the referral of a quote stands: why, by whom, what was decided, and what can be done. */
export function ReferralNotice({ quote, onOpen, onLetter }: ReferralNoticeProps) {
  const { t } = useTranslation('quote');
  const may = useMay();
  const { referral } = quote;
  if (!referral) return null;
  const { state, reasons, referred, decision, lostApproval } = referral;
  const words = ({ at, by, name }: Referral['referred']) => ({
    who: name === undefined ? who(by) : t('referral.person', { name, who: who(by) }),
    when: moment(at),
  });
  const isWaiting = state === 'referred';
  return (
    <Notice
      tone={state === 'approved' ? 'plain' : state === 'refused' ? 'fault' : 'warning'}
      title={t(`referral.title.${state}`)}
      action={
        <Group gap="xs" className={classes.actions ?? ''}>
          {isWaiting && onOpen && may('referral:decide') && (
            <>
              <Button size="xs" onClick={() => onOpen({ kind: 'approve' })}>
                {t('referral.approve')}
              </Button>
              <Button size="xs" variant="default" onClick={() => onOpen({ kind: 'refuse' })}>
                {t('referral.refuse')}
              </Button>
            </>
          )}
          {state === 'refused' && may('document:generate') && (
            <Button size="xs" variant="default" onClick={onLetter}>
              {t('referral.letter')}
            </Button>
          )}
        </Group>
      }
    >
      <ul>
        {reasons.map(({ rule, message }) => (
          <li key={`${rule} ${message}`}>
            {bookWords(message)}
            {rule !== REFERRED_BY_HAND && <span className={classes.rule}> ({rule})</span>}
          </li>
        ))}
      </ul>
      <p className={classes.said}>{t('referral.by', words(referred))}</p>
      {lostApproval && (
        <p className={classes.said}>
          {t(`referral.lost.${lostApproval.change}`, words(lostApproval))}
        </p>
      )}
      {decision && state !== 'referred' && (
        <>
          <p className={classes.said}>{t(`referral.decided.${state}`, words(decision))}</p>
          {decision.reasons && (
            <>
              <p className={classes.said}>{t('referral.refusedFor')}</p>
              <ul>
                {decision.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </>
          )}
          {decision.terms && (
            <p className={classes.said}>{t('referral.terms', { terms: decision.terms })}</p>
          )}
          {decision.note && (
            <p className={classes.said}>{t('referral.note', { note: decision.note })}</p>
          )}
        </>
      )}
      {state === 'refused' && onOpen && (
        <p className={classes.said}>{t('referral.canNotAccept')}</p>
      )}
    </Notice>
  );
}
