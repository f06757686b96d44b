import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Quote } from '../../../shared/schemas/quote.ts';
import { useCommand } from '../../commands/commands.ts';
import { Keys } from '../../commands/keys-shown.tsx';
import { Icon } from '../../components/icon.tsx';
import type { OpenDialog } from './change/start.ts';
import { DOCUMENTS } from './documents/documents.tsx';
import { useDocuments } from './documents/documents-store.ts';
import classes from './head.module.css';

interface ActionsProps {
  readonly quote: Quote;
  /** Whether commands can be given now: not while a dialog is open. */
  readonly active: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** What a broker does with a quote, each as a button and a command. */
export function Actions({ quote, active, onOpen }: ActionsProps) {
  const { t } = useTranslation('quote');
  const [, navigate] = useLocation();
  const choose = useDocuments((state) => state.choose);
  const open = quote.status === 'quoted';

  const override = () => onOpen({ kind: 'override', start: { type: 'discount' } });
  const addCover = () => onOpen({ kind: 'addCover', start: undefined });
  const driverNumber = () => onOpen({ kind: 'driverNumber' });
  const accept = () => onOpen({ kind: 'accept' });
  const again = () => navigate(`/new/from/${quote.quoteId}`);
  const documents = () => {
    const list = document.getElementById(DOCUMENTS);
    list?.closest('section')?.scrollIntoView({ block: 'start' });
    const first = list?.querySelector('[aria-pressed="true"], button');
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    if (!useDocuments.getState().chosen) choose('schedule');
  };
  useCommand('overrideQuote', override, active && open);
  useCommand('addCover', addCover, active && open);
  useCommand('recordDriverNumber', driverNumber, active && quote.status !== 'expired');
  useCommand('confirmSuitability', () => onOpen({ kind: 'suitability' }), active && open);
  useCommand('acceptQuote', accept, active && open);
  useCommand('finish', accept, active && open);
  useCommand('quoteAgain', again, active);
  useCommand('showDocuments', documents, active);

  return (
    <div className={classes.actions} role="toolbar" aria-label={t('actions.label')}>
      {open && (
        <>
          <Button
            leftSection={<Icon name="tick" />}
            rightSection={<Keys command="finish" />}
            onClick={accept}
          >
            {t('actions.accept')}
          </Button>
          <Button
            variant="default"
            rightSection={<Keys command="overrideQuote" />}
            onClick={override}
          >
            {t('actions.override')}
          </Button>
          <Button variant="default" rightSection={<Keys command="addCover" />} onClick={addCover}>
            {t('actions.addCover')}
          </Button>
        </>
      )}
      <Button
        variant="default"
        leftSection={<Icon name="document" />}
        rightSection={<Keys command="showDocuments" />}
        onClick={documents}
      >
        {t('actions.documents')}
      </Button>
      <Button
        variant={quote.status === 'expired' ? 'filled' : 'default'}
        rightSection={<Keys command="quoteAgain" />}
        onClick={again}
      >
        {t('actions.again')}
      </Button>
    </div>
  );
}
