import { useTranslation } from 'react-i18next';
import type { RestorePreview } from '../../../../shared/schemas/data/backups.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { Notice } from '../../../components/notice.tsx';
import { moment } from '../../../i18n/moment.ts';
import { count } from '../../../i18n/money.ts';

const COUNTED = [
  'quotes',
  'policies',
  'customers',
  'drafts',
  'rateBooks',
  'levyTables',
  'datasets',
  'clients',
] as const;

type Difference = NonNullable<RestorePreview['difference']>;

/** What a restore would change, and what should be known of the encryption afterwards. */
export function RestoreFacts({ preview }: { readonly preview: RestorePreview }) {
  const { t } = useTranslation('settings');
  const { difference, notice } = preview;
  return (
    <>
      {difference ? <ChangedFacts difference={difference} /> : <p>{t('backups.unreadable')}</p>}
      {difference && <PeopleNotice people={difference.people} />}
      {notice && <Notice tone="warning">{t(`backups.restoreNotice.${notice}`)}</Notice>}
    </>
  );
}

/** Says that others sign in after a restore, or nobody does. */
function PeopleNotice({ people }: Pick<Difference, 'people'>) {
  const { t } = useTranslation('settings');
  const { gained, lost, changed, signIn } = people;
  if (signIn.now && !signIn.restored) {
    return <Notice tone="warning">{t('backups.noSignIn')}</Notice>;
  }
  if (gained + lost + changed === 0) return null;
  return <Notice tone="warning">{t('backups.otherPeople')}</Notice>;
}

/** The change in numbers. */
function ChangedFacts({ difference }: { readonly difference: Difference }) {
  const { t } = useTranslation('settings');
  const time = (at: number | null) =>
    at === null ? t('backups.nothing') : moment(new Date(at).toISOString());
  const said = ({ lost, gained }: Difference[(typeof COUNTED)[number]]) =>
    lost + gained === 0
      ? t('backups.unchanged')
      : t('backups.change', { lost: count(lost), gained: count(gained) });
  const { newest, changedQuotes, people, changedSettings, erasures } = difference;
  return (
    <Facts>
      {COUNTED.map((name) => (
        <Fact key={name} plain name={t(`backups.changed.${name}`)} value={said(difference[name])} />
      ))}
      <Fact plain name={t('backups.changed.people')} value={said(people)} />
      <Fact plain name={t('backups.changed.peopleChanged')} value={count(people.changed)} />
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
