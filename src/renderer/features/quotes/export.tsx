import { Button, Menu, Progress } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { message } from '../../../shared/domain/messages/message.ts';
import { cents, euro } from '../../../shared/domain/money.ts';
import type { QuoteColumn } from '../../../shared/domain/quote-columns.ts';
import { done, type Fault, type Result } from '../../../shared/result/result.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { download } from '../../components/download.ts';
import { Icon } from '../../components/icon.tsx';
import { FaultNotice, Notice } from '../../components/notice.tsx';
import { call } from '../../data/call.ts';
import { getEnvironment } from '../../data/environment.ts';
import type { QuoteQuery } from '../../data/quote-query.ts';
import { beginWork } from '../../data/work.ts';
import { translate } from '../../i18n/i18n.ts';
import { count } from '../../i18n/money.ts';
import { collect } from './collect.ts';
import { today } from './fields.ts';

export type Format = 'csv' | 'xlsx';

type ExportState =
  | { readonly state: 'idle' }
  | { readonly state: 'busy'; readonly lines: number; readonly total: number }
  | { readonly state: 'done'; readonly lines: number; readonly name: string }
  | { readonly state: 'failed'; readonly fault: Fault };

interface Parts {
  readonly onProgress: (lines: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** Some lines with what the premium of each is made of; undefined where it was cancelled. */
async function withAmounts(
  lines: readonly QuoteLine[],
  { onProgress, signal }: Parts,
): Promise<Result<readonly QuoteLine[]> | undefined> {
  const read: QuoteLine[] = [];
  for (const line of lines) {
    if (signal.aborted) return undefined;
    const answer = await call('getQuote', { id: line.quoteId });
    if (!answer.ok) return answer;
    const { netPremium, levies, policyFee } = answer.value.explanation;
    const sum = levies.reduce((all, { amount }) => all + cents(amount), 0);
    read.push({ ...line, amounts: { net: netPremium, levies: euro(sum), fee: policyFee } });
    onProgress(read.length, lines.length);
  }
  return done(read);
}

/** Writes what is listed into a file, or some lines of it: in the order and the columns shown. */
export function useExport(query: QuoteQuery, columns: readonly QuoteColumn[]) {
  const [progress, setProgress] = useState<ExportState>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);

  async function write(format: Format, some?: readonly QuoteLine[]): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ state: 'busy', lines: 0, total: 0 });
    const work = beginWork('exportQuotes');
    const parts: Parts = {
      onProgress: (lines, total) => {
        setProgress({ state: 'busy', lines, total });
        work.onProgress({ done: lines, of: total });
      },
      signal,
    };
    const lines = some
      ? await withAmounts(some, parts)
      : await collect(
          { ...query, amounts: true },
          {
            list: (asked) => call('listQuotes', asked),
            ...parts,
          },
        );
    if (!lines) return work.end('cancelled');
    if (!lines.ok) {
      work.end('failed');
      return setProgress({ state: 'failed', fault: lines.fault });
    }
    const isTraining = getEnvironment() === 'training';
    const what = translate(isTraining ? 'quotes:export.trainingName' : 'quotes:export.name');
    const name = `${what}-${today()}.${format}`;
    try {
      // What writes a file is loaded when one is asked for.
      const { csvOf, excelOf, sheetOf } = await import('./export-file.ts');
      const sheet = sheetOf(lines.value, columns, isTraining);
      const file = await (format === 'csv' ? csvOf(sheet) : excelOf(sheet));
      if (signal.aborted) return work.end('cancelled');
      download(file, name);
      work.end('done');
      setProgress({ state: 'done', lines: lines.value.length, name });
    } catch {
      work.end('failed');
      const fault: Fault = { kind: 'internal', message: message('exportFailed') };
      setProgress({ state: 'failed', fault });
    }
  }

  const end = () => {
    running.current?.abort();
    setProgress({ state: 'idle' });
  };
  return { progress, write, end };
}

interface ExportButtonProps {
  readonly onWrite: (format: Format) => void;
}

/** The files that quotes can be written into, as the items of a menu. */
export function ExportItems({ onWrite }: ExportButtonProps) {
  const { t } = useTranslation('quotes');
  return (
    <Menu.Dropdown>
      <Menu.Item onClick={() => onWrite('xlsx')}>{t('export.xlsx')}</Menu.Item>
      <Menu.Item onClick={() => onWrite('csv')}>{t('export.csv')}</Menu.Item>
    </Menu.Dropdown>
  );
}

/** Offers the files that a list can be written into. */
export function ExportButton({ onWrite }: ExportButtonProps) {
  const { t } = useTranslation('quotes');
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      radius="lg"
      // A menu holds its items alone, and stands in a landmark of the page.
      withInitialFocusPlaceholder={false}
      withinPortal={false}
    >
      <Menu.Target>
        <Button variant="default" leftSection={<Icon name="download" />}>
          {t('export.title')}
        </Button>
      </Menu.Target>
      <ExportItems onWrite={onWrite} />
    </Menu>
  );
}

type ExportProgressProps = Pick<ReturnType<typeof useExport>, 'progress' | 'end'>;

/** How far a file has come, with the way to give it up. */
export function ExportProgress({ progress, end }: ExportProgressProps) {
  const { t } = useTranslation(['quotes', 'common']);
  switch (progress.state) {
    case 'idle':
      return null;
    case 'failed':
      return <FaultNotice fault={progress.fault} />;
    case 'done':
      return (
        <Notice
          tone="plain"
          action={
            <Button size="xs" variant="default" onClick={end}>
              {t('common:close')}
            </Button>
          }
        >
          <span role="status">
            {t('export.done', {
              count: progress.lines,
              written: count(progress.lines),
              name: progress.name,
            })}
          </span>
        </Notice>
      );
    case 'busy': {
      const { lines, total } = progress;
      const label = t('export.busy', { lines: count(lines), total: count(total) });
      return (
        <Notice
          tone="plain"
          title={label}
          action={
            <Button size="xs" variant="default" onClick={end}>
              {t('common:cancel')}
            </Button>
          }
        >
          <Progress
            value={total === 0 ? 0 : (lines / total) * 100}
            aria-label={label}
            mt={6}
            size="sm"
          />
        </Notice>
      );
    }
  }
}
