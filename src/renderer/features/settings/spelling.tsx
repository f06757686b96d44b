import { Button, Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskSpelling } from '../../../shared/schemas/desk/desk-spelling.ts';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { Icon } from '../../components/icon.tsx';
import { Section } from '../../components/screen.tsx';
import { desktop } from '../../desktop/desktop.ts';
import { languageNames } from '../../i18n/i18n.ts';
import classes from './fields/settings.module.css';
import { useSaving } from './fields/use-saved.tsx';

/** Whether fields for sentences are checked, in which languages, and the words that were added. */
export function Spelling({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation('settings');
  const { save, mark, trouble } = useSaving();
  const [by, setBy] = useState<DeskSpelling>();
  useEffect(() => void desktop()?.spelling().then(setBy), []);
  const { spelling, ownWords } = settings;
  const words = ownWords.toSorted((one, other) => one.localeCompare(other));
  return (
    <Section title={t('spelling.title')} action={mark}>
      {trouble}
      <div className={classes.panel}>
        <Switch
          label={t('spelling.check')}
          description={t('spelling.checkNote')}
          checked={spelling}
          onChange={({ currentTarget: { checked } }) => save({ spelling: checked })}
        />
      </div>
      {spelling && by?.by === 'system' && <p className={classes.said}>{t('spelling.bySystem')}</p>}
      {spelling && by?.by === 'dictionaries' && (
        <>
          <Facts>
            <Fact
              name={t('spelling.languages')}
              value={by.languages.map((language) => languageNames[language]).join(' · ')}
              plain
            />
            <Fact name={t('spelling.folder')} value={by.folder} copyAs={t('spelling.folder')} />
          </Facts>
          {!by.languages.includes('ga') && <p className={classes.said}>{t('spelling.noIrish')}</p>}
        </>
      )}
      {words.length > 0 && (
        <ul className={classes.words} aria-label={t('spelling.ownWords')}>
          {words.map((word) => (
            <li key={word}>
              <Button
                size="compact-sm"
                variant="default"
                rightSection={<Icon name="cross" />}
                aria-label={t('spelling.removeWord', { word })}
                onClick={() => save({ entries: { ownWords: { [word]: null } } })}
              >
                {word}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
