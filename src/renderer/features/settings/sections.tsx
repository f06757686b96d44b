import {
  Button,
  Input,
  isMantineColorScheme,
  SegmentedControl,
  Switch,
  useMantineColorScheme,
} from '@mantine/core';
import { type ComponentType, Fragment, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { DeskSpelling } from '../../../shared/schemas/desk/desk-spelling.ts';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import { catalogue, commandsOf, GROUPS } from '../../commands/catalogue.ts';
import { canRun, runCommand, useCommands } from '../../commands/commands.ts';
import { Keys } from '../../commands/keys-shown.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { Icon } from '../../components/icon.tsx';
import { Section } from '../../components/screen.tsx';
import table from '../../components/table.module.css';
import { type May, useMay } from '../../data/desk.ts';
import { useOperation } from '../../data/operation-query.ts';
import { DATASETS } from '../../data/places.ts';
import { desktop, hostHere } from '../../desktop/desktop.ts';
import { LANGUAGES, languageNames } from '../../i18n/i18n.ts';
import { roleNeeded } from '../../i18n/who.ts';
import { Answers } from './answers.tsx';
import { Backups } from './backups/backups.tsx';
import { Encryption } from './encryption.tsx';
import classes from './fields/settings.module.css';
import { SettledInput, wholeNumber } from './fields/settled-input.tsx';
import { useSaving } from './fields/use-saved.tsx';
import { FirmPapers } from './firm.tsx';
import { Installation } from './installation.tsx';
import { MoveData } from './move-data.tsx';
import { Office } from './office.tsx';
import { People } from './people/people.tsx';
import { Retention } from './retention.tsx';
import { SellingTerms } from './selling.tsx';
import { type ShortcutChanges, ShortcutRow } from './shortcut-row.tsx';
import { Updates } from './updates.tsx';

const schemes = ['auto', 'light', 'dark'] as const;
const languages = ['system', ...LANGUAGES] as const;

/** The colour scheme and the language. */
function Appearance({ settings }: { readonly settings: Settings }) {
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
      </div>
    </Section>
  );
}

/** Whether fields for sentences are checked, in which languages, and the words that were added. */
function Spelling({ settings }: { readonly settings: Settings }) {
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

/** Every command with its keys, which can be changed. */
function Shortcuts() {
  const { t } = useTranslation(['settings', 'commands']);
  const ownKeys = useCommands((state) => state.ownKeys);
  const { save, mark, trouble } = useSaving();
  const keep = (shortcuts: ShortcutChanges) => save({ entries: { shortcuts } });
  return (
    <Section
      title={t('shortcuts.title')}
      note={t('shortcuts.note')}
      action={
        <div className={classes.line}>
          {mark}
          {Object.keys(ownKeys).length > 0 && (
            <Button size="compact-sm" variant="default" onClick={() => save({ shortcuts: {} })}>
              {t('shortcuts.resetAll')}
            </Button>
          )}
        </div>
      }
    >
      {trouble}
      <div className={table.panel}>
        <table className={`${table.table} ${classes.shortcuts}`} aria-label={t('shortcuts.title')}>
          <thead>
            <tr>
              <th scope="col">{t('shortcuts.command')}</th>
              <th scope="col">{t('shortcuts.keys')}</th>
              <th scope="col">{t('shortcuts.change')}</th>
            </tr>
          </thead>
          <tbody>
            {GROUPS.map((group) => (
              <Fragment key={group}>
                <tr className={classes.group}>
                  <th colSpan={3} scope="colgroup">
                    {t(`commands:group.${group}`)}
                  </th>
                </tr>
                {commandsOf(hostHere())
                  .filter((id) => catalogue[id].group === group)
                  .map((id) => (
                    <ShortcutRow key={id} id={id} keep={keep} />
                  ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** Who looks over the shoulder, or comes to an empty desk, sees nothing. */
function Privacy({ settings: { privacy } }: { readonly settings: Settings }) {
  const { t } = useTranslation(['settings', 'commands']);
  const { save, mark, trouble } = useSaving();
  const may = useMay();
  const { value: status } = useOperation('serviceStatus', {});
  return (
    <Section title={t('privacy.title')} note={t('privacy.note')} action={mark}>
      {trouble}
      <div className={classes.panel}>
        <Switch
          label={t('privacy.blur')}
          description={t('privacy.blurNote')}
          checked={privacy.blur}
          onChange={({ currentTarget: { checked } }) => save({ privacy: { blur: checked } })}
        />
        <SettledInput
          label={t('privacy.idle')}
          numeric
          setByAdministrator={status?.setByAdministrator.includes('idleLockMinutes') ?? false}
          value={String(privacy.idleLockMinutes)}
          readOnly={!may('administer')}
          description={may('administer') ? t('privacy.idleNote') : roleNeeded('administer')}
          problem={wholeNumber({ least: 0, most: 240 })}
          onSettle={(text) => save({ privacy: { idleLockMinutes: Number(text) } })}
        />
        <div>
          <Button
            variant="default"
            rightSection={<Keys command="coverWindow" />}
            onClick={() => runCommand('coverWindow')}
          >
            {t('commands:title.coverWindow')}
          </Button>
        </div>
      </div>
    </Section>
  );
}

/** The way to the datasets that look-ups read. */
function Datasets() {
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

/** The way into the training environment, and out of it. */
function Training() {
  const { t } = useTranslation(['settings', 'commands']);
  const inside = useCommands((state) => canRun(state, 'leaveTraining'));
  const command = inside ? 'leaveTraining' : 'startTraining';
  return (
    <Section title={t('training.title')} note={t('training.note')}>
      <div>
        <Button variant="default" onClick={() => runCommand(command)}>
          {t(`commands:title.${command}`)}
        </Button>
      </div>
    </Section>
  );
}

/** The sections of the settings in their order; the address names them so. */
export const SECTIONS = {
  appearance: Appearance,
  spelling: Spelling,
  answers: Answers,
  firm: FirmPapers,
  selling: SellingTerms,
  datasets: Datasets,
  people: People,
  office: Office,
  privacy: Privacy,
  retention: Retention,
  encryption: Encryption,
  backups: Backups,
  installation: Installation,
  move: MoveData,
  updates: Updates,
  training: Training,
  shortcuts: Shortcuts,
} as const satisfies Record<string, ComponentType<{ readonly settings: Settings }>>;

export type SectionName = keyof typeof SECTIONS;

const NAMES = Object.keys(SECTIONS) as SectionName[];

/** The sections that are not for everyone. */
const ONLY: Partial<Record<SectionName, (may: May) => boolean>> = {
  datasets: (may) => may('administer'),
  retention: (may) => may('records:manage'),
  backups: (may) => may('administer'),
  // The host of a browser is moved and updated by commands.
  move: (may) => desktop() !== undefined && may('administer'),
  updates: () => desktop() !== undefined,
};

/** The sections that a person has, in their order. */
export function sectionsFor(may: May): SectionName[] {
  return NAMES.filter((name) => ONLY[name]?.(may) ?? true);
}
