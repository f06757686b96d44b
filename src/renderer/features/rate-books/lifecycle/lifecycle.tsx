import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maybeSamePerson } from '../../../../shared/domain/rate-books/same-person.ts';
import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import type { KeptTable } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { FileFinding } from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { Notice } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import { useDesk } from '../../../data/desk.ts';
import { moment } from '../../../i18n/day.ts';
import { translate } from '../../../i18n/i18n.ts';
import { who } from '../../../i18n/who.ts';
import { type DatedTable, decide } from '../dated-table.ts';
import { type ShownState, shownState } from '../state-badge.tsx';
import classes from './lifecycle.module.css';
import { ActivateDialog, type LifecycleDialogProps, StepDialog } from './step-dialogs.tsx';

type Step = KeptRateBook['steps'][number];

/** What happened in a step. */
export function stepWords({ step, at, from, ownDraft }: Step): string {
  if (ownDraft) return translate('rateBooks:step.ownDraft');
  const isAhead = step === 'activated' && from !== undefined && from > at;
  return isAhead
    ? translate('rateBooks:step.scheduled', { from: moment(from) })
    : translate(`rateBooks:step.${step}`);
}

/** Who took a step: the person, where a name was given, and the desk or client. */
export function stepBy({ by, name }: Step): string {
  return name === undefined ? who(by) : translate('rateBooks:person', { name, who: who(by) });
}

/** That a rate book or a levy table was approved without a second person, by whom and why. */
export function AloneNotice({ steps }: Pick<KeptTable<unknown>, 'steps'>) {
  const { t } = useTranslation('rateBooks');
  const approved = steps.find(({ ownDraft }) => ownDraft);
  if (!approved) return null;
  return (
    <Notice tone="warning" title={t('step.ownDraft')}>
      {stepBy(approved)}: <q>{approved.reason}</q>
    </Notice>
  );
}

/** Everything that happened to a rate book or a levy table, the newest first: what, why, who and when. */
export function Lifecycle({ steps }: Pick<KeptTable<unknown>, 'steps'>) {
  const { t } = useTranslation('rateBooks');
  return (
    <Section title={t('life.title')}>
      <ol className={classes.list} reversed>
        {steps.toReversed().map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and none has a state
          <li key={i} className={classes.step}>
            <div className={classes.what}>
              {stepWords(step)}
              {step.reason && <q className={classes.reason}>{step.reason}</q>}
            </div>
            <div className={classes.by}>
              <time dateTime={step.at}>{moment(step.at)}</time> · {stepBy(step)}
            </div>
          </li>
        ))}
        {steps.length === 0 && <li className={classes.step}>{t('step.shipped')}</li>}
      </ol>
    </Section>
  );
}

/**
 * Approves a rate book or a levy table; while it has faults, it lists them. Who drafted it, or may have, must
 * state that no second person checks it.
 */
function ApproveDialog({ dated, findings, onClose }: LifecycleDialogProps) {
  const { t } = useTranslation('rateBooks');
  const { of, name, table } = dated;
  const user = useDesk()?.user;
  const drafted = table.steps.find(({ step }) => step === 'drafted');
  const own = { by: 'desk', user: user ? { id: user.userId } : undefined };
  const isAlone = drafted !== undefined && maybeSamePerson(drafted, own);
  const [isStated, setStated] = useState(false);
  return (
    <StepDialog
      title={t('dialog.approve.title', { book: name })}
      action={t('actions.approve')}
      text={t(`dialog.approve.${of}`)}
      needsReason
      findings={findings}
      missing={isAlone && !isStated ? t('dialog.approve.alonePlease') : undefined}
      run={(statement) =>
        decide(dated, 'approve', { ...statement, ...(isAlone ? { ownDraft: true as const } : {}) })
      }
      statement={
        isAlone && (
          <Checkbox
            label={t('dialog.approve.alone')}
            description={t('dialog.approve.aloneNote')}
            checked={isStated}
            onChange={(event) => setStated(event.currentTarget.checked)}
          />
        )
      }
      onClose={onClose}
    />
  );
}

/** What a person may decide about a rate book or a levy table. */
type LifecycleStep = 'approve' | 'activate' | 'move' | 'withdraw';

const OPEN: Readonly<Record<ShownState, readonly LifecycleStep[]>> = {
  // Its faults may be gone: they can be in what it shares with another book.
  draft: ['approve', 'withdraw'],
  checked: ['approve', 'withdraw'],
  approved: ['activate', 'withdraw'],
  // No quote goes by it yet.
  scheduled: ['move', 'withdraw'],
  active: ['withdraw'],
  superseded: ['withdraw'],
  withdrawn: [],
};

/** The steps that a table can take next, so far as its state says; who may, the core decides. */
export function openSteps({ table }: Pick<DatedTable, 'table'>): readonly LifecycleStep[] {
  const steps = OPEN[shownState(table)];
  // A damaged one prices nothing.
  return table.summary === null ? steps.filter((step) => step === 'withdraw') : steps;
}

/** Withdraws a rate book or a levy table for good. */
function WithdrawDialog({ dated, onClose }: LifecycleDialogProps) {
  const { t } = useTranslation('rateBooks');
  const { of, name, table } = dated;
  const hasRated = table.state === 'active' || table.state === 'superseded';
  return (
    <StepDialog
      title={t('dialog.withdraw.title', { book: name })}
      action={t('actions.withdraw')}
      text={t(`dialog.withdraw.${hasRated ? of : 'waiting'}`)}
      needsReason
      run={(statement) => decide(dated, 'withdraw', statement)}
      onClose={onClose}
    />
  );
}

/** The dialog of each step. */
const DIALOGS = {
  approve: ApproveDialog,
  activate: ActivateDialog,
  move: ActivateDialog,
  withdraw: WithdrawDialog,
} as const satisfies Record<LifecycleStep, unknown>;

interface LifecycleStepsProps {
  readonly dated: DatedTable;
  /** What the checks find today, where that is known. */
  readonly findings?: readonly FileFinding[] | undefined;
}

/** A button for each step that a rate book or a levy table can take next, with its dialog. */
export function LifecycleSteps({ dated, findings }: LifecycleStepsProps) {
  const { t } = useTranslation('rateBooks');
  const [chosen, setChosen] = useState<LifecycleStep>();
  const Dialog = chosen && DIALOGS[chosen];
  // The answer to one step may come when the dialog of the next is open: each closes only itself.
  const close = () => setChosen((open) => (open === chosen ? undefined : open));
  return (
    <>
      {openSteps(dated).map((step, i) => (
        <Button
          key={step}
          variant={i === 0 && step !== 'withdraw' ? 'filled' : 'default'}
          onClick={() => setChosen(step)}
        >
          {t(`actions.${step}`)}
        </Button>
      ))}
      {Dialog && <Dialog dated={dated} findings={findings} onClose={close} />}
    </>
  );
}
