import { Button } from '@mantine/core';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import { canRun, runCommand, useCommands } from '../../commands/commands.ts';
import { Section } from '../../components/section.tsx';
import { DATASETS } from '../../data/datasets.ts';
import type { May } from '../../data/desk.ts';
import { desktop } from '../../desktop/desktop.ts';
import { Answers } from './answers.tsx';
import { Appearance } from './appearance.tsx';
import { Backups } from './backups/backups.tsx';
import { Encryption } from './encryption.tsx';
import { FirmPapers } from './firm.tsx';
import { Installation } from './installation.tsx';
import { MoveData } from './move-data.tsx';
import { People } from './people/people.tsx';
import { Privacy } from './privacy.tsx';
import { Retention } from './retention.tsx';
import { SellingTerms } from './selling.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Spelling } from './spelling.tsx';
import { Updates } from './updates.tsx';

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

/** The sections that are not for everybody. */
const ONLY: Partial<Record<SectionName, (may: May) => boolean>> = {
  datasets: (may) => may('administer'),
  retention: (may) => may('records:manage'),
  backups: (may) => may('administer'),
  // The host of a browser is moved and updated by commands.
  move: (may) => desktop() !== undefined && may('administer'),
  updates: () => desktop() !== undefined,
};

/** The sections that somebody has, in their order. */
export function sectionsFor(may: May): SectionName[] {
  return NAMES.filter((name) => ONLY[name]?.(may) ?? true);
}
