import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../shared/domain/messages/message.ts';
import { useCovering } from '../../components/covered.ts';
import { useReturnFocus } from '../../components/use-return-focus.ts';
import { useDataVersion } from '../../data/data-version.ts';
import { askForLink } from '../../data/session.ts';
import { say } from '../../i18n/say.ts';
import classes from './cover.module.css';

/** Covers the whole window while this browser is not signed in; what was typed stays below it. */
export function SignedOut() {
  const reason = useDataVersion((state) => state.signedOut);
  return reason === undefined ? null : <Cover reason={reason} />;
}

function Cover({ reason }: { readonly reason: Message }) {
  const { t } = useTranslation('shell');
  useReturnFocus();
  useCovering();
  return (
    <dialog
      className={classes.cover}
      aria-label={t('signedOut.title')}
      // The top layer: above every dialog, and what lies below can't be reached.
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <p className={classes.title}>{t('signedOut.title')}</p>
      <p>{say(reason)}</p>
      <p>{t('signedOut.kept')}</p>
      <NewLink />
    </dialog>
  );
}

/** Has a link printed where Quotedesk runs: only whoever sits there can open it. */
function NewLink() {
  const { t } = useTranslation('shell');
  const [state, setState] = useState<'idle' | 'printed' | 'silent'>('idle');
  const ask = async () => setState((await askForLink()) ? 'printed' : 'silent');
  return (
    <>
      <Button variant="default" onClick={ask}>
        {t('signedOut.newLink')}
      </Button>
      <p role="status">{state === 'idle' ? '' : t(`signedOut.${state}`)}</p>
    </>
  );
}
