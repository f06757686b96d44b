import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { getEnvironment } from '../../data/environment.ts';
import { Clients } from './clients.tsx';
import { FirstCall } from './first-call.tsx';
import { Refused } from './refused.tsx';
import { Service } from './service.tsx';
import '../../i18n/screen-words/access.ts';

/** Where the API is, who may call it, how much it is used, and how a first call goes. */
export function ApiAccessScreen() {
  const { t } = useTranslation(['access', 'common']);
  return (
    <Screen title={t('common:screens.access')} lead={t('lead')}>
      {getEnvironment() === 'training' && <Notice tone="warning" title={t('real')} />}
      <Service />
      <Clients />
      <Refused />
      <FirstCall />
    </Screen>
  );
}
