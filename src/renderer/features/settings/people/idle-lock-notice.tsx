import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { SectionPlace } from '../../../components/section.tsx';
import { SettingsButton } from '../../../components/settings-button.tsx';
import { useOperation } from '../../../data/use-operation.ts';

/**
 * Says that the desk does not lock itself, with the way to the setting.
 * @param minutes without use until it locks; 0 is never, and nothing is said of any other number
 */
export function IdleLockNotice({ minutes }: { readonly minutes: number }) {
  const { t } = useTranslation('settings');
  const { value: status } = useOperation('serviceStatus', {});
  const place = useContext(SectionPlace);
  // Where the administrator of the computer has set it, nobody changes it here.
  const mayChange = status?.setByAdministrator.includes('idleLockMinutes') === false;
  if (minutes > 0 || !mayChange) return null;
  return (
    <Notice
      tone="plain"
      title={t('people.noIdleLock')}
      action={
        <SettingsButton section="privacy" onClick={place?.ask}>
          {t('people.setIdleLock')}
        </SettingsButton>
      }
    >
      {t('people.noIdleLockNote')}
    </Notice>
  );
}
