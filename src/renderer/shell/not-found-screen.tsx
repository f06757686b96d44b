import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Screen } from '../components/screen.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t('notFound.title')} lead={t('notFound.lead')}>
      <Anchor component={Link} href="/">
        {t('notFound.back')}
      </Anchor>
    </Screen>
  );
}
