import { useTranslation } from 'react-i18next';
import type { Referral } from '../../../../shared/schemas/quotes/referral.ts';
import { Notice } from '../../../components/notice.tsx';
import { bookWords } from '../../../i18n/book-words.ts';
import { ReasonField } from '../change/reason-field.tsx';

interface AcceptedReferralProps {
  readonly referral: Referral | undefined;
  /** Why a quote that still waits is approved by accepting it. */
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** What the referral of a quote means for whoever accepts it: they approve it, or it has terms. */
export function AcceptedReferral({ referral, note, onNote }: AcceptedReferralProps) {
  const { t } = useTranslation('quote');
  if (referral?.state === 'referred') {
    return (
      <>
        <Notice tone="warning" title={t('accept.referred')}>
          <ul>
            {referral.reasons.map(({ rule, message }) => (
              <li key={`${rule} ${message}`}>{bookWords(message)}</li>
            ))}
          </ul>
        </Notice>
        <ReasonField label={t('accept.referralNote')} reason={note} onChange={onNote} />
      </>
    );
  }
  const terms = referral?.decision?.terms;
  if (terms === undefined) return null;
  return (
    <Notice tone="plain" title={t('accept.terms')}>
      {terms}
    </Notice>
  );
}
