import { Button, Menu, Tabs, TextInput } from '@mantine/core';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputOf } from '../../../../shared/contract/contract.ts';
import { fold } from '../../../../shared/domain/fold.ts';
import type { Fault } from '../../../../shared/result/result.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { download } from '../../../components/download.ts';
import { Icon } from '../../../components/icon.tsx';
import { FaultNotice } from '../../../components/notice.tsx';
import { Part, Section } from '../../../components/screen.tsx';
import { bytesOf } from '../../../data/base64.ts';
import { call } from '../../../data/call.ts';
import { bookParts, partOf } from './book-parts.tsx';
import classes from './tables.module.css';

/** Saves files of rate books; why one could not be made stays until the next. */
function useExport() {
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const save = async (request: InputOf<'exportRateBook'>) => {
    setBusy(true);
    const answer = await call('exportRateBook', request);
    setBusy(false);
    setFault(answer.ok ? undefined : answer.fault);
    if (!answer.ok) return;
    const { fileName, mediaType, contentBase64 } = answer.value;
    download(new Blob([bytesOf(contentBase64)], { type: mediaType }), fileName);
  };
  return { save, busy, trouble: fault && <FaultNotice fault={fault} /> };
}

interface ExportBookProps {
  readonly hash: string;
  /** Whether a publisher signed it: the signature goes with JSON. */
  readonly isSigned: boolean;
}

/** Saves the whole of a rate book as a file. */
export function ExportBook({ hash, isSigned }: ExportBookProps) {
  const { t } = useTranslation('rateBooks');
  const { save, busy, trouble } = useExport();
  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <Button variant="default" aria-busy={busy} leftSection={<Icon name="download" />}>
            {t('actions.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void save({ hash, format: 'xlsx' })}>
            {t('export.xlsx')}
          </Menu.Item>
          <Menu.Item onClick={() => void save({ hash, format: 'json' })}>
            {t(isSigned ? 'export.signed' : 'export.json')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {trouble}
    </>
  );
}

interface ExportTableProps {
  readonly hash: string;
  /** Where the table is in the book: `factors[2]`. */
  readonly table: string;
}

/** Saves one table of a rate book as CSV. */
function ExportTable({ hash, table }: ExportTableProps) {
  const { t } = useTranslation('rateBooks');
  const { save, busy, trouble } = useExport();
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-busy={busy}
        leftSection={<Icon name="download" />}
        onClick={() => void save({ hash, format: 'csv', table })}
      >
        {t('export.csv')}
      </Button>
      {trouble}
    </>
  );
}

interface BookContentProps {
  readonly hash: string;
  readonly book: RateBook;
  /** The path of what is shown: `factors[2]`. */
  readonly shown: string;
  readonly onShow: (path: string) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The parts of a rate book: a list with a filter, which the arrow keys move in, and the one shown. */
export function BookContent({ hash, book, shown, onShow, ref }: BookContentProps) {
  const { t } = useTranslation('rateBooks');
  const [filter, setFilter] = useState('');
  const parts = bookParts(book);
  const found = parts.filter(({ title }) => fold(title).includes(fold(filter.trim())));
  const wanted = partOf(parts, shown);
  const current = found.find((part) => part === wanted) ?? found[0];
  return (
    <Section title={t('content.title')}>
      <Tabs
        ref={ref}
        orientation="vertical"
        keepMounted={false}
        value={current?.path ?? null}
        onChange={(path) => path !== null && onShow(path)}
        classNames={{
          root: classes.root,
          list: classes.list,
          tab: classes.tab,
          tabLabel: classes.label,
        }}
      >
        <div className={classes.index}>
          <TextInput
            aria-label={t('content.filter')}
            placeholder={t('content.filter')}
            leftSection={<Icon name="search" />}
            value={filter}
            autoComplete="off"
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
          {found.length === 0 && (
            <p role="status" className={classes.note}>
              {t('content.nothing')}
            </p>
          )}
          <Tabs.List aria-label={t('content.label')}>
            {found.map(({ path, title }) => (
              <Tabs.Tab key={path} value={path}>
                {title}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        {current && (
          <Tabs.Panel value={current.path} className={classes.part}>
            <Part
              title={current.title}
              action={current.isTable && <ExportTable hash={hash} table={current.path} />}
            >
              {current.content}
            </Part>
          </Tabs.Panel>
        )}
      </Tabs>
    </Section>
  );
}
