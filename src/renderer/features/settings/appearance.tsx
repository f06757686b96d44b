import {
  Input,
  isMantineColorScheme,
  SegmentedControl,
  Switch,
  useMantineColorScheme,
} from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import { Section } from '../../components/screen.tsx';
import { desktop } from '../../desktop/desktop.ts';
import { LANGUAGES, languageNames } from '../../i18n/i18n.ts';
import classes from './fields/settings.module.css';
import { useSaving } from './fields/use-saved.tsx';

const schemes = ['auto', 'light', 'dark'] as const;
const languages = ['system', ...LANGUAGES] as const;

/** The colour scheme, the language, and what the system says. */
export function Appearance({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation(['settings', 'common']);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { save, mark, trouble } = useSaving();
  const [schemeId, languageId] = [useId(), useId()];
  return (
    <Section title={t('appearance.title')} action={mark}>
      {trouble}
      <div className={classes.panel}>
        <Input.Wrapper
          label={t('common:scheme.label')}
          description={t('appearance.forced')}
          labelElement="div"
          labelProps={{ id: schemeId }}
          inputWrapperOrder={['label', 'input', 'description']}
        >
          <SegmentedControl
            fullWidth
            mb={6}
            aria-labelledby={schemeId}
            data={schemes.map((value) => ({ value, label: t(`common:scheme.${value}`) }))}
            value={colorScheme}
            onChange={(value) => {
              if (isMantineColorScheme(value)) setColorScheme(value);
            }}
          />
        </Input.Wrapper>
        <Input.Wrapper
          label={t('appearance.language')}
          description={t('appearance.languageNote')}
          labelElement="div"
          labelProps={{ id: languageId }}
          inputWrapperOrder={['label', 'input', 'description']}
        >
          <SegmentedControl
            fullWidth
            mb={6}
            aria-labelledby={languageId}
            data={languages.map((value) => ({
              value,
              label: value === 'system' ? t('common:scheme.auto') : languageNames[value],
            }))}
            value={settings.language}
            onChange={(language) => save({ language })}
          />
        </Input.Wrapper>
        {desktop() && (
          <Switch
            label={t('appearance.notifications')}
            description={t('appearance.notificationsNote')}
            checked={settings.notifications}
            onChange={({ currentTarget: { checked } }) => save({ notifications: checked })}
          />
        )}
      </div>
    </Section>
  );
}
