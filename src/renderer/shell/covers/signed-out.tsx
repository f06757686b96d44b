import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../shared/domain/messages/message.ts';
import { useReturnFocus } from '../../components/dialog.tsx';
import { useDataVersion } from '../../data/data-version.ts';
import { askForLink } from '../../data/session.ts';
import { say } from '../../i18n/say.ts';
import { Cover } from './cover.tsx';

/** Covers the whole window while this browser is not signed in; what was typed stays below it. */
export function SignedOut() {
  const reason = useDataVersion((state) => state.signedOut);
  return reason === undefined ? null : <LinkCover reason={reason} />;
}

function LinkCover({ reason }: { readonly reason: Message }) {
  const { t } = useTranslation('shell');
  useReturnFocus();
  return (
    <Cover
      title={t('signedOut.title')}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <p>{say(reason)}</p>
      <p>{t('signedOut.kept')}</p>
      <NewLink />
    </Cover>
  );
}

/** Has a link printed where Quotedesk runs: only the person who sits there can open it. */
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
