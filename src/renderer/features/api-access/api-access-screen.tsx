import { useTranslation } from 'react-i18next';
import { RoleNeeded } from '../../components/role-needed.tsx';
import { Screen } from '../../components/screen.tsx';
import { Section } from '../../components/section.tsx';
import { useMay } from '../../data/desk.ts';
import { Clients } from './clients.tsx';
import { FirstCall } from './first-call.tsx';
import { Refused } from './refused.tsx';
import { Service } from './service.tsx';
import '../../i18n/screen-words/access.ts';

/** Where the API is, how a first call goes, and for an administrator who may call it and how much it is used. */
export function ApiAccessScreen() {
  const { t } = useTranslation(['access', 'common']);
  const may = useMay();
  return (
    <Screen title={t('common:screens.access')} lead={t('lead')}>
      <Service />
      {may('administer') ? (
        <>
          <Clients />
          <Refused />
        </>
      ) : (
        <Section title={t('clients.title')} note={t('clients.note')}>
          <RoleNeeded right="administer" to="use" />
        </Section>
      )}
      <FirstCall />
    </Screen>
  );
}
