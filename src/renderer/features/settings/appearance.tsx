import { Input, SegmentedControl, Switch, useMantineColorScheme } from '@mantine/core';
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

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly note: string;
  readonly data: { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of a few, all in sight. */
function Choices<Value extends string>({ label, note, ...control }: ChoicesProps<Value>) {
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      description={note}
      labelElement="div"
      labelProps={{ id }}
      inputWrapperOrder={['label', 'input', 'description']}
    >
      <SegmentedControl fullWidth mb={6} aria-labelledby={id} {...control} />
    </Input.Wrapper>
  );
}

/** The colour scheme, the language, and what the system says. */
export function Appearance({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation(['settings', 'common']);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { save, mark, trouble } = useSaving();
  return (
    <Section title={t('appearance.title')} action={mark}>
      {trouble}
      <div className={classes.panel}>
        <Choices
          label={t('common:scheme.label')}
          note={t('appearance.forced')}
          data={schemes.map((value) => ({ value, label: t(`common:scheme.${value}`) }))}
          value={colorScheme}
          onChange={setColorScheme}
        />
        <Choices
          label={t('appearance.language')}
          note={t('appearance.languageNote')}
          data={languages.map((value) => ({
            value,
            label: value === 'system' ? t('common:scheme.auto') : languageNames[value],
          }))}
          value={settings.language}
          onChange={(language) => void save({ language })}
        />
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
