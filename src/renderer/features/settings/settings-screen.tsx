import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { useSettings } from '../../data/settings.ts';
import { Answers } from './answers.tsx';
import { Appearance } from './appearance.tsx';
import { Backups } from './backups/backups.tsx';
import { Datasets } from './datasets.tsx';
import { Encryption } from './encryption.tsx';
import { FirmPapers } from './firm.tsx';
import { Installation } from './installation.tsx';
import { MoveData } from './move-data.tsx';
import { People } from './people/people.tsx';
import { Privacy } from './privacy.tsx';
import { Retention } from './retention.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Spelling } from './spelling.tsx';
import { Training } from './training.tsx';
import { Updates } from './updates.tsx';
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
      {settings.state === 'ready' && (
        <>
          <Appearance settings={settings.value} />
          <Spelling settings={settings.value} />
          <Answers defaults={settings.value.defaults} />
          <FirmPapers />
          <Datasets />
          <People />
          <Privacy privacy={settings.value.privacy} />
          <Retention />
          <Encryption />
          <Backups />
          <Installation settings={settings.value} />
          <MoveData />
          <Updates />
          <Training />
          <Shortcuts />
        </>
      )}
    </Screen>
  );
}
