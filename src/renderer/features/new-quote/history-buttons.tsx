import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useCommand } from '../../commands/commands.ts';
import { Keys } from '../../commands/keys-shown.tsx';
import { Icon } from '../../components/icon.tsx';
import { focusOn } from './focus.ts';
import { useEdited } from './use-shown.ts';

/** Undo and redo over the whole form, and where each field lost a step to another. */
export function HistoryButtons() {
  const { t } = useTranslation('commands');
  const edited = useEdited();
  const history = edited.form.temporal;
  const steps = {
    undo: useStore(history, ({ pastStates }) => pastStates.length),
    redo: useStore(history, ({ futureStates }) => futureStates.length),
  };
  /** Goes a step back or forward, and to where that shows. */
  const go = (way: 'undo' | 'redo') => {
    const path = edited[way]();
    if (path) focusOn(path);
  };
  // Offered always: the browser's own undo knows nothing of this form.
  useCommand('undo', () => go('undo'));
  useCommand('redo', () => go('redo'));
  return (['undo', 'redo'] as const).map((way) => (
    <Button
      key={way}
      variant="default"
      size="xs"
      leftSection={way === 'undo' && <Icon name="undo" />}
      rightSection={<Keys command={way} />}
      disabled={steps[way] === 0}
      onClick={() => go(way)}
    >
      {t(`title.${way}`)}
    </Button>
  ));
}
