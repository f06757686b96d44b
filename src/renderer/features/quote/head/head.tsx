import { Button, Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { type QuoteStatus, STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { type CommandId, commandIds, entryOf } from '../../../commands/catalogue.ts';
import { isPresent, runCommand, useCommand, useCommands } from '../../../commands/commands.ts';
import { Keys } from '../../../commands/keys-shown.tsx';
import { Icon } from '../../../components/icon.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { useMay } from '../../../data/desk.ts';
import { MINUTE, useNow, useToday } from '../../../data/every.ts';
import { useOperation } from '../../../data/operation-query.ts';
import { requotePlace } from '../../../data/places.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { dayOf, writtenDay } from '../../../i18n/day.ts';
import { money } from '../../../i18n/money.ts';
import { isolated } from '../../../i18n/who.ts';
import type { OpenDialog } from '../change/open-dialog.ts';
import { showDocument } from '../documents/documents-store.ts';
import { SectionNav } from '../sections/section-nav.tsx';
import { SECTIONS, type useSection } from '../sections/sections.ts';
import { startsAt, total, validity } from '../words/quote-words.ts';
import classes from './head.module.css';
import { type NextStep, nextStepOf } from './next-step.ts';

/** The command of each next step; without one there is nothing to press. */
const COMMANDS: Readonly<Record<NextStep['kind'], CommandId | undefined>> = {
  decide: 'approveReferral',
  send: 'sendToUnderwriter',
  wait: undefined,
  letter: 'mailDocuments',
  accept: 'acceptQuote',
  again: 'quoteAgain',
  driverNumber: 'recordDriverNumber',
  collect: 'receivePayment',
  followUp: 'sectionHistory',
  renew: 'renewPolicy',
  offer: 'offerRenewal',
  // The notice of it has the way back.
  lost: undefined,
  none: undefined,
};

/** The commands with a button of their own, the most used first: their short names stand under `quote:actions`. */
const OFTEN = {
  quoted: [
    'refuseReferral',
    'acceptQuote',
    'sendToUnderwriter',
    'mailDocuments',
    'overrideQuote',
    'addCover',
  ],
  accepted: ['changePolicy', 'receivePayment', 'mailDocuments'],
  expired: ['quoteAgain', 'mailDocuments', 'explainQuote'],
} as const satisfies Record<QuoteStatus, readonly CommandId[]>;

/** How many buttons stand next to that of the next step: the menu has the rest. */
const MOST = 3;

const IN_NO_MENU: readonly CommandId[] = ['finish', ...Object.values(SECTIONS)];

/** What the next step of a quote is, with what is known of its notes, its policy and its account. */
function useNextStep(quote: Quote): NextStep {
  const may = useMay();
  const today = useToday();
  const { quoteId, policyId = '' } = quote;
  const enabled = policyId !== '';
  const notes = useOperation('getNotes', { quoteId }).value?.notes;
  const policy = useOperation('getPolicy', { policyId }, { enabled }).value;
  const account = useOperation('getPolicyAccount', { policyId }, { enabled, every: MINUTE }).value;
  return nextStepOf({ quote, may, today, notes, policy, account });
}

/** Why a step is next, in words. */
function StepWords({ quote, step }: { readonly quote: Quote; readonly step: NextStep }) {
  const { t } = useTranslation('quote');
  const now = useNow();
  switch (step.kind) {
    case 'decide':
    case 'send':
    case 'wait':
      return step.reason === undefined ? t('referral.title.referred') : bookWords(step.reason);
    case 'driverNumber':
      return t('next.driverNumber.why', { name: isolated(step.name) });
    case 'collect':
      return t('next.collect.why', { amount: money(step.amount) });
    case 'followUp':
      return t('next.followUp.why', { day: writtenDay(step.day), text: isolated(step.text) });
    case 'renew':
    case 'offer':
      return t('next.renew.why', { day: writtenDay(step.ends) });
    case 'letter':
      return t('referral.title.refused');
    default:
      return STATUSES[quote.status].isPolicy
        ? t('head.starts', { day: dayOf(startsAt(quote)) })
        : validity(quote, now);
  }
}

interface ActionsProps {
  readonly quote: Quote;
  /** Whether commands can be given now: not while a dialog is open. */
  readonly active: boolean;
  readonly step: NextStep;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** Offers what a broker does with a quote. */
function useActions({ quote, active, step, onOpen }: ActionsProps): void {
  const [, navigate] = useLocation();
  const may = useMay();
  const { isOpen: open, isPolicy, takesDriverNumbers } = STATUSES[quote.status];
  const state = quote.referral?.state;
  const isWaiting = open && state === 'referred';
  const changeable = open && may('quote:write');
  const acceptable = open && state !== 'refused' && may('quote:accept');
  const driver = step.kind === 'driverNumber' ? step.driver : undefined;
  const opens = (kind: Exclude<OpenDialog['kind'], 'override' | 'addCover' | 'withdraw'>) => () =>
    onOpen({ kind });
  const override = () => onOpen({ kind: 'override', start: { type: 'discount' } });
  const addCover = () => onOpen({ kind: 'addCover', start: undefined });
  useCommand('overrideQuote', override, open && may('quote:override'), active);
  useCommand('addCover', addCover, changeable, active);
  useCommand(
    'recordDriverNumber',
    () => onOpen({ kind: 'driverNumber', driver }),
    takesDriverNumbers && may('quote:write'),
    active,
  );
  useCommand('confirmSuitability', opens('suitability'), changeable, active);
  useCommand('referQuote', opens('refer'), changeable, active);
  useCommand('approveReferral', opens('approve'), isWaiting && may('referral:decide'), active);
  useCommand('refuseReferral', opens('refuse'), isWaiting && may('referral:decide'), active);
  useCommand('sendToUnderwriter', opens('send'), isWaiting && may('document:generate'), active);
  useCommand('markLost', opens('lost'), !isPolicy && may('quote:write'), active);
  useCommand('acceptQuote', opens('accept'), acceptable, active);
  useCommand('quoteAgain', () => navigate(requotePlace(quote.quoteId)), may('quote:write'), active);
  useCommand('showDocuments', () => showDocument(quote.quoteId), may('document:generate'), active);
  useCommand('explainQuote', opens('explain'), true, active);
}

/** The button of a command under its short name. */
function CommandButton({ command }: { readonly command: (typeof OFTEN)[QuoteStatus][number] }) {
  const { t } = useTranslation('quote');
  return (
    <Button
      variant="default"
      rightSection={<Keys command={command} />}
      onClick={() => runCommand(command)}
    >
      {t(`actions.${command}`)}
    </Button>
  );
}

/** Everything else that can be done here, in a menu. */
function MoreMenu({ commands }: { readonly commands: readonly CommandId[] }) {
  const { t } = useTranslation(['quote', 'commands']);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (commands.length === 0) return null;
  // What a dialog gives the focus back to: the item is gone by then.
  const give = (command: CommandId) => {
    button.current?.focus();
    runCommand(command);
  };
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      shadow="md"
      radius="lg"
      // A menu holds its items alone, and stands in a landmark of the page.
      withInitialFocusPlaceholder={false}
      withinPortal={false}
    >
      <Menu.Target>
        <Button
          ref={button}
          variant="default"
          rightSection={<Icon name="down" />}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          {t('actions.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        {commands.map((command) => (
          <Menu.Item
            key={command}
            rightSection={<Keys command={command} />}
            onClick={() => give(command)}
          >
            {t(`commands:title.${command}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The button of the next step, those that are often needed, and the menu with the rest. */
function Actions(props: ActionsProps) {
  const { quote, active, step } = props;
  const { t } = useTranslation('quote');
  useActions(props);
  const state = useCommands();
  const { kind } = step;
  const next = COMMANDS[kind];
  const isWaiting = kind === 'decide' || kind === 'send' || kind === 'wait';
  // To be followed up is no reason to keep cover from whoever wants it.
  const finishes = next === undefined || kind === 'followUp' ? 'acceptQuote' : next;
  const canFinish = kind !== 'wait' && isPresent(state, finishes);
  useCommand('finish', () => runCommand(finishes), canFinish, active);
  const often = OFTEN[quote.status]
    .filter((command) => command !== next && isPresent(state, command))
    // While an underwriter is to decide, that comes before cover.
    .filter((command) => !(isWaiting && command === 'acceptQuote'))
    .slice(0, MOST);
  const shown: readonly (CommandId | undefined)[] = [next, ...often, ...IN_NO_MENU];
  const more = commandIds.filter(
    (id) => entryOf(id).group === 'quote' && isPresent(state, id) && !shown.includes(id),
  );
  return (
    <div className={classes.actions} role="toolbar" aria-label={t('actions.label')}>
      {kind !== 'wait' &&
        kind !== 'lost' &&
        kind !== 'none' &&
        next !== undefined &&
        isPresent(state, next) && (
          <Button
            rightSection={<Keys command={finishes === next ? 'finish' : next} />}
            onClick={() => runCommand(next)}
          >
            {t(`next.${kind}.do`)}
          </Button>
        )}
      {often.map((command) => (
        <CommandButton key={command} command={command} />
      ))}
      <MoreMenu commands={more} />
    </div>
  );
}

interface HeadProps {
  readonly quote: Quote;
  readonly section: ReturnType<typeof useSection>;
  /** Whether commands can be given now: not while a dialog is open. */
  readonly active: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/**
 * The premium, where the quote stands, what comes next, what can be done, and the sections: in sight wherever the page
 * stands.
 */
export function Head({ quote, section, active, onOpen }: HeadProps) {
  const { t } = useTranslation(['quote', 'common']);
  const step = useNextStep(quote);
  const { referral, status, lost } = quote;
  return (
    <div className={classes.head}>
      <div className={classes.bar}>
        <div className={classes.premium} data-testid="premium">
          <span className="amount">{money(quote.premium)}</span>{' '}
          <span className={classes.unit}>{total(quote)}</span>
        </div>
        <div className={classes.standing}>
          <span className={classes.line}>
            <StatusBadge status={status} />
            {referral && !STATUSES[status].isPolicy && (
              <span className={classes.chip} data-referral={referral.state}>
                {t(`common:referral.${referral.state}`)}
              </span>
            )}
            {lost && <span className={classes.chip}>{t('lost.state')}</span>}
          </span>
          <span className={classes.why} data-testid="next">
            <StepWords quote={quote} step={step} />
          </span>
        </div>
        <Actions quote={quote} active={active} step={step} onOpen={onOpen} />
      </div>
      <SectionNav quote={quote} section={section} active={active} />
    </div>
  );
}
