import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Section } from '../../components/section.tsx';
import { DATASETS } from '../../data/datasets.ts';

/** The way to the datasets that look-ups read. */
export function Datasets() {
  const { t } = useTranslation('settings');
  return (
    <Section title={t('datasets.title')} note={t('datasets.note')}>
      <div>
        <Button component={Link} href={DATASETS} variant="default">
          {t('datasets.open')}
        </Button>
      </div>
    </Section>
  );
}
