import { useTranslation } from 'react-i18next';
import { changeTables } from '../change-tables.ts';
import { type LifeDialogProps, StepDialog } from './step-dialog.tsx';

/** Asks for the reason of a step in the trial of a rate book, and takes it. */
function challengerDialog(step: 'startChallenger' | 'endChallenger') {
  return function ChallengerDialog({ living, onClose }: LifeDialogProps) {
    const { t } = useTranslation('rateBooks');
    const { name, table } = living;
    return (
      <StepDialog
        title={t(`dialog.${step}.title`, { book: name })}
        action={t(`actions.${step}`)}
        text={t(`dialog.${step}.text`)}
        needsReason
        run={({ reason = '', ...said }) =>
          changeTables(step, { hash: table.hash, reason, ...said })
        }
        onClose={onClose}
      />
    );
  };
}

/** Lets an approved rate book price next to the one in force. */
export const StartChallengerDialog = challengerDialog('startChallenger');

/** Ends the trial of a challenger. */
export const EndChallengerDialog = challengerDialog('endChallenger');
