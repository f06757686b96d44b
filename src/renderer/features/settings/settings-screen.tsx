import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { useSettings } from '../../data/settings.ts';
import { SettingsSections } from './settings-sections.tsx';
import '../../i18n/screen-words/settings.ts';

/** What the broker sets at this desk; every change is kept at once. */
export function SettingsScreen() {
  const { t } = useTranslation(['settings', 'common']);
  const settings = useSettings((state) => state.settings);
  const load = useSettings((state) => state.load);
  const title = t('common:screens.settings');
  return (
    <Screen title={title} lead={t('lead')}>
      {settings.state === 'loading' && <Waiting what={title} height={320} />}
      {settings.state === 'failed' && <FaultNotice fault={settings.fault} onRetry={load} />}
      {settings.state === 'ready' && <SettingsSections settings={settings.value} />}
    </Screen>
  );
}
