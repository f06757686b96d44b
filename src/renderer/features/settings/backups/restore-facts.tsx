import { useTranslation } from 'react-i18next';
import type { RestorePreview } from '../../../../shared/schemas/data/backups.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { moment } from '../../../i18n/moment.ts';
import { count } from '../../../i18n/money.ts';

const COUNTED = ['quotes', 'policies', 'customers', 'rateBooks'] as const;

/** What a restore would change, in numbers. */
export function RestoreFacts({ preview: { difference } }: { readonly preview: RestorePreview }) {
  const { t } = useTranslation('settings');
  if (!difference) return <p>{t('backups.unreadable')}</p>;
  const time = (at: number | null) =>
    at === null ? t('backups.nothing') : moment(new Date(at).toISOString());
  const said = ({ lost, gained }: (typeof difference)[(typeof COUNTED)[number]]) =>
    lost + gained === 0
      ? t('backups.unchanged')
      : t('backups.change', { lost: count(lost), gained: count(gained) });
  const { newest, changedQuotes, changedSettings, erasures } = difference;
  return (
    <Facts>
      {COUNTED.map((name) => (
        <Fact key={name} plain name={t(`backups.changed.${name}`)} value={said(difference[name])} />
      ))}
      <Fact plain name={t('backups.changed.histories')} value={count(changedQuotes)} />
      <Fact plain name={t('backups.changed.settings')} value={count(changedSettings)} />
      {erasures > 0 && (
        <Fact
          plain
          name={t('backups.changed.erasures')}
          value={t('backups.eraseAgain', { erasures: count(erasures) })}
        />
      )}
      <Fact plain name={t('backups.changed.newestNow')} value={time(newest.now)} />
      <Fact plain name={t('backups.changed.newestRestored')} value={time(newest.restored)} />
    </Facts>
  );
}
