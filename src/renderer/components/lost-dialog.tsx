import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault, Result } from '../../shared/contract/result.ts';
import type { LostReason } from '../../shared/domain/quotes/outcome.ts';
import { Dialog } from './dialog.tsx';
import { FaultNotice } from './fault-notice.tsx';
import { LostReasons } from './lost-reasons.tsx';

interface LostDialogProps {
  readonly title: string;
  /** The reason that was given before. */
  readonly given?: LostReason | undefined;
  /** Marks the quote as lost; a fault stays in the dialog. */
  readonly run: (reason: LostReason, note?: string) => Promise<Result<unknown>>;
  readonly onClose: () => void;
}

/** Asks why a quote is lost: one key answers it, Escape leaves it. */
export function LostDialog({ title, given, run, onClose }: LostDialogProps) {
  const { t } = useTranslation();
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const choose = async (reason: LostReason, note?: string) => {
    setBusy(true);
    setFault(undefined);
    const answer = await run(reason, note);
    setBusy(false);
    if (answer.ok) onClose();
    else setFault(answer.fault);
  };
  return (
    <Dialog opened onClose={onClose} title={title} size="lg">
      <Stack gap="md">
        <Text>
          {t('lost.why')} {t('lost.keys')}
        </Text>
        <LostReasons label={t('lost.why')} given={given} busy={busy} isFirst onChoose={choose} />
        {fault && <FaultNotice fault={fault} />}
      </Stack>
    </Dialog>
  );
}
