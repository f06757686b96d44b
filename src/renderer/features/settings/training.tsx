import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { canRun, runCommand, useCommands } from '../../commands/commands.ts';
import { Section } from '../../components/screen.tsx';

/** The way into the training environment, and out of it. */
export function Training() {
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
