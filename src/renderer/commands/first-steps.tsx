import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { canRun, runCommand, useCommands } from './commands.ts';

/** What to do where there are no quotes at all: make one, or practise first. */
export function FirstSteps() {
  const { t } = useTranslation(['commands', 'common']);
  const canQuote = useCommands((state) => canRun(state, 'goNewQuote'));
  const canTrain = useCommands((state) => canRun(state, 'practise'));
  return (
    <Group gap="sm" justify="center">
      {canQuote && (
        <Button onClick={() => runCommand('goNewQuote')}>{t('common:screens.newQuote')}</Button>
      )}
      {canTrain && (
        <Button variant="default" onClick={() => runCommand('practise')}>
          {t('title.practise')}
        </Button>
      )}
    </Group>
  );
}
