import { useTranslation } from 'react-i18next';
import { irishDay } from '../../../../shared/domain/date.ts';
import { CONSENT_CHANNELS } from '../../../../shared/domain/people/consent.ts';
import type { ConsentRecord } from '../../../../shared/schemas/people/consent.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { faultToSay, useOperation } from '../../../data/use-operation.ts';
import { writtenDay } from '../../../i18n/day.ts';

/** What was said last of each channel. */
function Present({ present }: ConsentRecord) {
  const { t } = useTranslation('customers');
  return (
    <Facts>
      {CONSENT_CHANNELS.map((channel) => {
        const said = present.find((consent) => consent.channel === channel);
        const text =
          said === undefined
            ? t('protection.never')
            : t(said.isGiven ? 'protection.given' : 'protection.withdrawn', {
                day: writtenDay(irishDay(Date.parse(said.at))),
                how: said.how,
              });
        const title = t(`protection.channel.${channel}`);
        return <Fact key={channel} plain name={title} value={text} />;
      })}
    </Facts>
  );
}

/** Which marketing a customer consented to. */
export function Consents({ customerKey }: { readonly customerKey: string }) {
  const { t } = useTranslation('customers');
  const { value, fault, refetch } = useOperation('getConsents', { key: customerKey });
  const said = faultToSay(fault, value !== undefined);
  if (said) return <FaultNotice fault={said} onRetry={refetch} />;
  return value ? <Present {...value} /> : <Waiting what={t('protection.title')} height={80} />;
}
