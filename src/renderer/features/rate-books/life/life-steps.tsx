import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileFinding } from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { ActivateDialog } from './activate-dialog.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import type { Living } from './living.ts';
import { type LifeStep, openSteps } from './open-steps.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The dialog of each step. */
const DIALOGS = {
  approve: ApproveDialog,
  activate: ActivateDialog,
  move: ActivateDialog,
  withdraw: WithdrawDialog,
} as const satisfies Record<LifeStep, unknown>;

interface LifeStepsProps {
  readonly living: Living;
  /** What the checks find today, where that is known. */
  readonly findings?: readonly FileFinding[] | undefined;
}

/** A button for each step that a rate book or a levy table can take next, with its dialog. */
export function LifeSteps({ living, findings }: LifeStepsProps) {
  const { t } = useTranslation('rateBooks');
  const [chosen, setChosen] = useState<LifeStep>();
  const Dialog = chosen && DIALOGS[chosen];
  // The answer to one step may come when the dialog of the next is open: each closes only itself.
  const close = () => setChosen((open) => (open === chosen ? undefined : open));
  return (
    <>
      {openSteps(living).map((step, i) => (
        <Button
          key={step}
          variant={i === 0 && step !== 'withdraw' ? 'filled' : 'default'}
          onClick={() => setChosen(step)}
        >
          {t(`actions.${step}`)}
        </Button>
      ))}
      {Dialog && <Dialog living={living} findings={findings} onClose={close} />}
    </>
  );
}
