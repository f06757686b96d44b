import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { useCommand } from '../../../commands/commands.ts';
import { Keys } from '../../../commands/keys-shown.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useMay } from '../../../data/desk.ts';
import { requotePlace } from '../../../data/places.ts';
import { money } from '../../../i18n/money.ts';
import type { OpenDialog } from '../change/open-dialog.ts';
import { showDocument } from '../documents/documents-store.ts';
import { total } from '../words/quote-words.ts';
import classes from './head.module.css';

interface ActionsProps {
  readonly quote: Quote;
  /** Whether commands can be given now: not while a dialog is open. */
  readonly active: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** What a broker does with a quote, each as a button and a command. */
function Actions({ quote, active, onOpen }: ActionsProps) {
  const { t } = useTranslation('quote');
  const [, navigate] = useLocation();
  const may = useMay();
  const { isOpen: open, isPolicy, takesDriverNumbers } = STATUSES[quote.status];

  const override = () => onOpen({ kind: 'override', start: { type: 'discount' } });
  const addCover = () => onOpen({ kind: 'addCover', start: undefined });
  const driverNumber = () => onOpen({ kind: 'driverNumber' });
  const accept = () => onOpen({ kind: 'accept' });
  const again = () => navigate(requotePlace(quote.quoteId));
  const documents = () => showDocument();
  const refer = () => onOpen({ kind: 'refer' });
  const approve = () => onOpen({ kind: 'approve' });
  const refuse = () => onOpen({ kind: 'refuse' });
  const send = () => onOpen({ kind: 'send' });
  const explain = () => onOpen({ kind: 'explain' });
  const lose = () => onOpen({ kind: 'lost' });
  const losable = !isPolicy && may('quote:write');
  const state = quote.referral?.state;
  const isWaiting = open && state === 'referred';
  const decidable = isWaiting && may('referral:decide');
  const overridable = open && may('quote:override');
  const changeable = open && may('quote:write');
  const acceptable = open && state !== 'refused' && may('quote:accept');
  const sendable = isWaiting && may('document:generate');
  // While an underwriter is to decide, that comes before cover.
  const decision = decidable ? approve : sendable ? send : undefined;
  const sale = acceptable ? accept : undefined;
  const next = isWaiting ? decision : sale;
  const hasDocuments = may('document:generate');
  useCommand('overrideQuote', override, active && overridable);
  useCommand('addCover', addCover, active && changeable);
  useCommand(
    'recordDriverNumber',
    driverNumber,
    active && takesDriverNumbers && may('quote:write'),
  );
  useCommand('confirmSuitability', () => onOpen({ kind: 'suitability' }), active && changeable);
  useCommand('referQuote', refer, active && changeable);
  useCommand('approveReferral', approve, active && decidable);
  useCommand('refuseReferral', refuse, active && decidable);
  useCommand('sendToUnderwriter', send, active && sendable);
  useCommand('markLost', lose, active && losable);
  useCommand('acceptQuote', accept, active && acceptable);
  useCommand('finish', () => next?.(), active && next !== undefined);
  useCommand('quoteAgain', again, active && may('quote:write'));
  useCommand('showDocuments', documents, active && hasDocuments);
  useCommand('explainQuote', explain, active);

  return (
    <div className={classes.actions} role="toolbar" aria-label={t('actions.label')}>
      {decidable && (
        <>
          <Button
            leftSection={<Icon name="tick" />}
            rightSection={<Keys command="finish" />}
            onClick={approve}
          >
            {t('referral.approve')}
          </Button>
          <Button variant="outline" onClick={refuse}>
            {t('referral.refuse')}
          </Button>
        </>
      )}
      {sendable && (
        <Button
          variant={decidable ? 'default' : 'filled'}
          leftSection={<Icon name="mail" />}
          rightSection={!decidable && <Keys command="finish" />}
          onClick={send}
        >
          {t('referral.send')}
        </Button>
      )}
      {acceptable && !isWaiting && (
        <Button
          leftSection={<Icon name="tick" />}
          rightSection={<Keys command="finish" />}
          onClick={accept}
        >
          {t('actions.accept')}
        </Button>
      )}
      {overridable && (
        <Button
          variant="default"
          rightSection={<Keys command="overrideQuote" />}
          onClick={override}
        >
          {t('actions.override')}
        </Button>
      )}
      {changeable && (
        <>
          <Button variant="default" rightSection={<Keys command="addCover" />} onClick={addCover}>
            {t('actions.addCover')}
          </Button>
          {!isWaiting && (
            <Button variant="default" onClick={refer}>
              {t('referral.refer')}
            </Button>
          )}
        </>
      )}
      {hasDocuments && (
        <Button
          variant="default"
          leftSection={<Icon name="document" />}
          rightSection={<Keys command="showDocuments" />}
          onClick={documents}
        >
          {t('actions.documents')}
        </Button>
      )}
      {may('quote:write') && (
        <Button
          variant={open || isPolicy ? 'default' : 'filled'}
          rightSection={<Keys command="quoteAgain" />}
          onClick={again}
        >
          {t('actions.again')}
        </Button>
      )}
      <Button variant="default" rightSection={<Keys command="explainQuote" />} onClick={explain}>
        {t('actions.explain')}
      </Button>
      {losable && !quote.lost && (
        <Button variant="default" onClick={lose}>
          {t('lost.action')}
        </Button>
      )}
    </div>
  );
}

interface SaleBarProps {
  readonly quote: Quote;
  /** Whether commands can be given now: not while a dialog is open. */
  readonly active: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The premium and what can be done: in sight wherever the page stands. */
export function SaleBar({ quote, active, onOpen }: SaleBarProps) {
  // Draws the period again in another language.
  useTranslation('quote');
  return (
    <div className={classes.bar}>
      <div className={classes.premium} data-testid="premium">
        <span className="amount">{money(quote.premium)}</span>{' '}
        <span className={classes.unit}>{total(quote)}</span>
      </div>
      <Actions quote={quote} active={active} onOpen={onOpen} />
    </div>
  );
}
