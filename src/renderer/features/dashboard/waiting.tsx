import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Notice } from '../../components/notice.tsx';
import { REFERRALS, useWaitingReferrals } from '../../data/waiting-referrals.ts';
import { writtenCount } from '../../i18n/count.ts';

/** How many quotes wait for an underwriter, and the way to them; nothing where none does. */
export function WaitingReferrals() {
  const { t } = useTranslation();
  const waiting = useWaitingReferrals();
  if (!waiting) return null;
  return (
    <Notice tone="warning">
      <Anchor component={Link} href={REFERRALS} inherit>
        {t('waiting.count', { count: waiting.count, written: writtenCount(waiting) })}
      </Anchor>
    </Notice>
  );
}
