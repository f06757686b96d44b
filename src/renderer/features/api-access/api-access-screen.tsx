import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { useLive } from '../../data/data-version.ts';
import { getEnvironment } from '../../data/environment.ts';
import { useEvery } from '../../data/every.ts';
import { useService } from '../../data/service.ts';
import { Clients } from './clients.tsx';
import { FirstCall } from './first-call.tsx';
import { Service } from './service.tsx';

/** Milliseconds. */
const OFTEN = 3000;

/** Where the API is, who may call it, how much it is used, and how a first call goes. */
export function ApiAccessScreen() {
  const { t } = useTranslation(['access', 'common']);
  const { loadStatus, loadClients, loadUsage } = useService();
  const load = () => Promise.all([loadStatus(), loadClients(), loadUsage()]);
  useLive(load);
  // Requests are counted before they are kept: the pulse of the data comes later.
  useEvery(OFTEN, loadUsage);

  return (
    <Screen title={t('common:screens.access')} lead={t('lead')}>
      {getEnvironment() === 'training' && <Notice tone="warning" title={t('real')} />}
      <Service />
      <Clients />
      <FirstCall />
    </Screen>
  );
}
