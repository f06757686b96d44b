import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { FaultNotice, Notice, Waiting } from '../../components/notice.tsx';
import { Section } from '../../components/screen.tsx';
import { useMay } from '../../data/desk.ts';
import { useOperation } from '../../data/operation-query.ts';
import { desktop } from '../../desktop/desktop.ts';
import { OpenDataFolder } from '../../desktop/open-data-folder.tsx';
import { say } from '../../i18n/say.ts';
import { roleNeeded } from '../../i18n/who.ts';
import classes from './fields/settings.module.css';
import { SettledInput, wholeNumber } from './fields/settled-input.tsx';
import { useSaving } from './fields/use-saved.tsx';

/** Where the data lie, and on which port the API listens. */
export function Installation({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation('settings');
  const { save, mark, trouble } = useSaving();
  const { value: status, fault, refetch } = useOperation('serviceStatus', {});
  const may = useMay();
  const set = status?.setByAdministrator ?? [];
  return (
    <Section title={t('installation.title')} action={mark}>
      {trouble}
      {!status && !fault && <Waiting what={t('installation.title')} height={110} />}
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {status?.data.warning && <Notice tone="warning">{say(status.data.warning)}</Notice>}
      {status && !fault && (
        <Facts>
          <Fact
            name={t('installation.dataFolder')}
            value={status.dataFolder}
            copyAs={t('installation.dataFolder')}
          />
          <Fact
            name={t('installation.api')}
            value={
              status.api.url ??
              (status.api.problem ? say(status.api.problem) : t('installation.silent'))
            }
            plain={status.api.url === null}
          />
          {set.length > 0 && (
            <Fact
              name={t('setByAdministrator')}
              value={set.map((policy) => t(`policy.${policy}`)).join(' · ')}
              plain
            />
          )}
        </Facts>
      )}
      {!desktop() && <p className={classes.said}>{t('installation.moveNote')}</p>}
      <OpenDataFolder />
      <div className={classes.panel}>
        <SettledInput
          label={t('installation.port')}
          numeric
          setByAdministrator={set.includes('apiPort')}
          value={settings.port === null ? '' : String(settings.port)}
          placeholder={t('installation.usual')}
          readOnly={!may('administer')}
          description={may('administer') ? t('installation.portNote') : roleNeeded('administer')}
          problem={wholeNumber({ least: 0, most: 65_535, empty: true })}
          onSettle={(text) => save({ port: text === '' ? null : Number(text) })}
        />
      </div>
    </Section>
  );
}
