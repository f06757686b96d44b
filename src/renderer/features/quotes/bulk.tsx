import { Button, Kbd, Menu } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { LostReason } from '../../../shared/domain/quotes/outcome.ts';
import { STATUSES } from '../../../shared/domain/quotes/quote-status.ts';
import { done } from '../../../shared/result/result.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { JobBar } from '../../components/job-bar.tsx';
import { LostDialog } from '../../components/lost-dialog.tsx';
import { ManyNotice } from '../../components/many-notice.tsx';
import { FaultNotice } from '../../components/notice.tsx';
import { SelectionBar } from '../../components/selection-bar.tsx';
import { call } from '../../data/call.ts';
import { useDesk, useMay } from '../../data/desk.ts';
import { getEnvironment } from '../../data/environment.ts';
import { useMany } from '../../data/many.ts';
import { refresh } from '../../data/operation-query.ts';
import { writtenCount } from '../../i18n/money.ts';
import { ExportItems, type Format } from './export.tsx';
import { MailDialog } from './mail-dialog.tsx';
import type { SelectedQuotes } from './use-selection.ts';

type Person = { readonly userId: string; readonly name: string };

/** Who can look after a quote: nobody can in training, which has no people of its own. */
export function useColleagues(): readonly Person[] {
  const people = useDesk()?.people ?? [];
  return getEnvironment() === 'live' ? people : [];
}

/** What is being done with the quotes that are selected, or was. */
type Task =
  | { readonly kind: 'lost'; readonly reason: LostReason }
  | { readonly kind: 'notLost' }
  | { readonly kind: 'assigned'; readonly to: Person | undefined };

/** What is asked before something is done with quotes. */
type Question = { readonly kind: 'lost' | 'mail'; readonly lines: readonly QuoteLine[] };

/** Whether a quote can be marked as lost together with others: what was said of one stays. */
const canBeLost = ({ status, lostReason }: QuoteLine) =>
  !STATUSES[status].isPolicy && lostReason === undefined;

/** Does the same with all quotes that are selected. */
export function useBulk(selected: SelectedQuotes) {
  const { run, ...many } = useMany<QuoteLine>();
  const [task, setTask] = useState<Task>();
  const [question, setQuestion] = useState<Question>();

  const start = async (
    next: Task,
    lines: readonly QuoteLine[],
    each: (line: QuoteLine) => ReturnType<typeof call<'markLost'>>,
  ) => {
    setTask(next);
    const became = await run(next.kind === 'assigned' ? 'assignQuotes' : 'markLost', lines, each);
    await refresh('listQuotes');
    // What was refused stays selected: it can be tried again.
    selected.only(became.refused.map(({ row }) => row));
  };
  const ask = async (kind: Question['kind'], some?: readonly QuoteLine[]) => {
    const lines = some ?? (await selected.lines());
    if (lines) setQuestion({ kind, lines });
  };
  const lose = (lines: readonly QuoteLine[], reason: LostReason, note?: string) =>
    start({ kind: 'lost', reason }, lines, ({ quoteId }) =>
      call('markLost', { quoteId, reason, ...(note === undefined ? {} : { note }) }),
    );
  const assign = async (to: Person | undefined) => {
    const lines = await selected.lines();
    const userId = to?.userId ?? null;
    if (!lines) return;
    await start({ kind: 'assigned', to }, lines, ({ quoteId }) =>
      call('assignQuote', { quoteId, userId }),
    );
  };
  const undo = () =>
    start({ kind: 'notLost' }, many.done, ({ quoteId }) => call('markNotLost', { quoteId }));
  return {
    ...many,
    task,
    question,
    ask,
    lose,
    assign,
    undo,
    close: () => setTask(undefined),
    answered: () => setQuestion(undefined),
  };
}

type Bulk = ReturnType<typeof useBulk>;

interface BulkProps {
  readonly bulk: Bulk;
  readonly selected: SelectedQuotes;
}

/** What is asked before something is done with quotes that are selected. */
export function BulkDialog({ bulk }: Pick<BulkProps, 'bulk'>) {
  const { t } = useTranslation(['lists', 'quotes']);
  const { question, answered, lose } = bulk;
  if (!question) return null;
  const { kind, lines } = question;
  if (kind === 'mail') return <MailDialog lines={lines} onClose={answered} />;
  const [one, ...others] = lines;
  const isOne = one !== undefined && others.length === 0;
  const some = isOne ? lines : lines.filter(canBeLost);
  const left = lines.length - some.length;
  return (
    <LostDialog
      title={
        isOne ? t('quotes:lost', { id: one.quoteId }) : t('lost.title', { count: some.length })
      }
      note={left === 0 ? undefined : t('lost.left', { count: left })}
      given={isOne ? one.lostReason : undefined}
      isNone={some.length === 0}
      run={async (reason, note) => {
        // The bar of the work would give the focus back to what goes with the dialog.
        flushSync(answered);
        void lose(some, reason, note);
        return done(true);
      }}
      onClose={answered}
    />
  );
}

/** How far the work on quotes is, and what became of it. */
export function BulkProgress({ bulk, selected }: BulkProps) {
  const { t } = useTranslation(['lists', 'common']);
  const { progress, task, done: lines, refused } = bulk;
  const words = () => {
    const count = lines.length;
    if (!task || count === 0) return undefined;
    if (task.kind === 'notLost') return t('lost.undone', { count });
    if (task.kind === 'lost') {
      return t('lost.done', { count, reason: t(`common:lostReason.${task.reason}`) });
    }
    return task.to
      ? t('assign.done', { count, name: task.to.name })
      : t('assign.undone', { count });
  };
  const canUndo = task?.kind === 'lost' && lines.every(canBeLost);
  return (
    <>
      {selected.fault && <FaultNotice fault={selected.fault} />}
      {selected.reading && (
        <JobBar what={t('reading')} progress={selected.reading} onCancel={selected.cancel} />
      )}
      {progress && (
        <JobBar
          what={t(task?.kind === 'assigned' ? 'assign.busy' : 'lost.busy')}
          progress={progress}
          onCancel={bulk.cancel}
        />
      )}
      {!progress && task && (
        <ManyNotice
          done={words()}
          refused={refused.map(({ row, fault }) => ({
            key: row.quoteId,
            name: `${row.customerName}, ${row.quoteId}`,
            fault,
          }))}
          onUndo={canUndo ? () => void bulk.undo() : undefined}
          onClose={bulk.close}
        />
      )}
    </>
  );
}

interface BarMenuProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled: boolean;
  readonly children: ReactNode;
}

/** A button of the bar that opens what can be chosen. */
function BarMenu({ icon, label, disabled, children }: BarMenuProps) {
  return (
    <Menu position="top-start" shadow="md" radius="lg" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button size="xs" variant="default" disabled={disabled} leftSection={<Icon name={icon} />}>
          {label}
        </Button>
      </Menu.Target>
      {children}
    </Menu>
  );
}

interface BulkBarProps extends BulkProps {
  readonly onExport: (format: Format, lines: readonly QuoteLine[]) => void;
}

/** How many quotes are selected, and what can be done with them. */
export function BulkBar({ bulk, selected, onExport }: BulkBarProps) {
  const { t } = useTranslation('lists');
  const may = useMay();
  const people = useColleagues();
  const { count, isAll, isLeast } = selected;
  if (count === 0) return null;
  const busy = bulk.progress !== undefined || selected.reading !== undefined;
  const written = writtenCount({ count, isLeast });
  const exportAs = async (format: Format) => {
    const lines = await selected.lines();
    if (lines) onExport(format, lines);
  };
  return (
    <SelectionBar
      count={t(isAll ? 'allSelected' : 'selected', { count, written })}
      onClear={() => selected.only([])}
    >
      {may('quote:write') && (
        <Button
          size="xs"
          variant="default"
          disabled={busy}
          rightSection={<Kbd size="xs">L</Kbd>}
          onClick={() => void bulk.ask('lost')}
        >
          {t('lost.action')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        disabled={busy}
        leftSection={<Icon name="mail" />}
        rightSection={<Kbd size="xs">E</Kbd>}
        onClick={() => void bulk.ask('mail')}
      >
        {t('mail.action')}
      </Button>
      <BarMenu icon="download" label={t('export')} disabled={busy}>
        <ExportItems onWrite={(format) => void exportAs(format)} />
      </BarMenu>
      {people.length > 0 && may('quote:write') && (
        <BarMenu icon="customers" label={t('assign.action')} disabled={busy}>
          <Menu.Dropdown>
            {people.map((person) => (
              <Menu.Item key={person.userId} onClick={() => void bulk.assign(person)}>
                {person.name}
              </Menu.Item>
            ))}
            <Menu.Divider />
            <Menu.Item onClick={() => void bulk.assign(undefined)}>{t('assign.nobody')}</Menu.Item>
          </Menu.Dropdown>
        </BarMenu>
      )}
    </SelectionBar>
  );
}
