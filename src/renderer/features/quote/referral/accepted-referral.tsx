import { useTranslation } from 'react-i18next';
import type { Referral } from '../../../../shared/schemas/quotes/referral.ts';
import { Notice } from '../../../components/notice.tsx';

/** The terms on which an underwriter approved a quote, for who puts it on cover. */
export function AcceptedReferral({ referral }: { readonly referral: Referral | undefined }) {
  const { t } = useTranslation('quote');
  const terms = referral?.decision?.terms;
  if (terms === undefined) return null;
  return (
    <Notice tone="plain" title={t('accept.terms')}>
      {terms}
    </Notice>
  );
}
