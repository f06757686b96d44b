import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../shared/contract/result.ts';
import { download } from '../../components/download.ts';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { bytesOf } from '../../data/base64.ts';
import { call } from '../../data/call.ts';
import { useMay } from '../../data/desk.ts';

/** Saves the letter about a declined risk; nothing for whoever may not make documents. */
export function LetterButton({ id }: { readonly id: string }) {
  const { t } = useTranslation('quotes');
  const may = useMay();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const save = async () => {
    setBusy(true);
    const answer = await call('readDeclinedLetter', { id });
    setBusy(false);
    setFault(answer.ok ? undefined : answer.fault);
    if (!answer.ok) return;
    const { name, contentBase64 } = answer.value;
    download(new Blob([bytesOf(contentBase64)], { type: 'application/pdf' }), name);
  };
  if (!may('document:generate')) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={busy}
        aria-label={t('declined.letterOf', { id })}
        onClick={() => void save()}
      >
        {t('declined.letter')}
      </Button>
      {fault && <FaultNotice fault={fault} onRetry={() => void save()} />}
    </>
  );
}
