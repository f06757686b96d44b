import { Button, Checkbox, FileButton, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { RATE_BOOK_BYTES } from '../../../../shared/domain/rate-books/rate-book-file.ts';
import { done, type Fault } from '../../../../shared/result/result.ts';
import type {
  BookOfFile,
  CheckedRateBookFile,
} from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { download } from '../../../components/download.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { Icon } from '../../../components/icon.tsx';
import { FaultNotice, Notice } from '../../../components/notice.tsx';
import { base64Of, bytesOf } from '../../../data/base64.ts';
import { call } from '../../../data/call.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { count } from '../../../i18n/money.ts';
import { bookPath, changeTables } from '../dated-table.ts';
import { NameField } from '../lifecycle/step-dialogs.tsx';
import { Findings } from '../tables/findings.tsx';
import classes from './list.module.css';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What the book of a file is, and how it stands to the publisher of its scheme. */
function Book({ book }: { readonly book: BookOfFile }) {
  const { t } = useTranslation('rateBooks');
  const { rateBook, scheme, publisher, hash } = book;
  const { state, ...keys } = publisher;
  const isQuiet = state === 'unsigned' || state === 'known';
  const text = t(`publisher.${state}`, { given: '', known: '', ...keys });
  return (
    <>
      <Facts>
        <Fact plain name={t('column.book')} value={`${rateBook.name} ${rateBook.version}`} />
        <Fact plain name={t('fact.scheme')} value={`${scheme.name}, ${scheme.insurer}`} />
        <Fact plain name={t('fact.inForceFrom')} value={writtenDay(rateBook.inForceFrom)} />
        <Fact name={t('fact.hash')} value={hash} />
        {isQuiet && <Fact plain name={t('publisher.title')} value={text} />}
      </Facts>
      {!isQuiet && (
        <Notice tone={state === 'wrong' ? 'fault' : 'warning'} title={t('publisher.title')}>
          <span className={classes.fingerprint}>{text}</span>
        </Notice>
      )}
    </>
  );
}

interface CheckedFileProps {
  readonly fileName: string;
  readonly file: CheckedRateBookFile;
}

/** All that is known of a file before anything of it is kept. */
function CheckedFile({ fileName, file }: CheckedFileProps) {
  const { t } = useTranslation('rateBooks');
  const { book, findings, markedBase64 } = file;
  return (
    <>
      {book ? <Book book={book} /> : <Notice tone="fault" title={t('import.noBook')} />}
      <Findings findings={findings} />
      {markedBase64 && (
        <Button
          variant="default"
          leftSection={<Icon name="download" />}
          onClick={() => download(new Blob([bytesOf(markedBase64)], { type: XLSX }), fileName)}
        >
          {t('import.marked')}
        </Button>
      )}
      <Text className={classes.progress} c="dimmed">
        {t(book?.isKept ? 'import.known' : 'import.notKept')}
      </Text>
    </>
  );
}

interface KeepDialogProps {
  readonly fileName: string;
  readonly file: CheckedRateBookFile;
  readonly book: BookOfFile;
  readonly onClose: () => void;
}

/** Shows what is in a file, and keeps its rate book as a draft where that is wanted. */
function KeepDialog({ fileName, file, book, onClose }: KeepDialogProps) {
  const { t } = useTranslation('rateBooks');
  const [, navigate] = useLocation();
  const [trust, setTrust] = useState(false);
  const [name, setName] = useState('');
  const { state } = book.publisher;
  const untrusted =
    book.isKept || state === 'unsigned' || state === 'known' || state === 'wrong'
      ? undefined
      : state;

  const keep = async () => {
    const { hash, rateBook, signature } = book;
    const answer = book.isKept
      ? done({ hash })
      : await changeTables('importRateBook', {
          rateBook,
          trust,
          ...(signature ? { signature } : {}),
          ...(name.trim() === '' ? {} : { name: name.trim() }),
        });
    if (answer.ok) navigate(bookPath(hash));
    return answer;
  };
  return (
    <FormDialog
      title={t('import.title', { file: fileName })}
      action={t(book.isKept ? 'import.open' : 'import.keep')}
      missing={untrusted && !trust ? t('import.untrusted') : undefined}
      run={keep}
      onClose={onClose}
    >
      <CheckedFile fileName={fileName} file={file} />
      {untrusted && (
        <Checkbox
          label={t(`publisher.trust.${untrusted}`)}
          checked={trust}
          onChange={(event) => setTrust(event.currentTarget.checked)}
        />
      )}
      {!book.isKept && <NameField name={name} onChange={setName} />}
    </FormDialog>
  );
}

/** How far the import of a file is; nothing is kept before it is confirmed. */
type Importing =
  | { readonly state: 'none' }
  | { readonly state: 'checking'; readonly fileName: string }
  | { readonly state: 'tooLarge'; readonly fileName: string; readonly bytes: number }
  | { readonly state: 'refused'; readonly fileName: string; readonly fault: Fault }
  | { readonly state: 'checked'; readonly fileName: string; readonly file: CheckedRateBookFile };

interface Import {
  readonly importing: Importing;
  /** Checks a file. */
  readonly take: (file: File) => void;
  readonly leave: () => void;
}

async function check(file: File): Promise<Importing> {
  const fileName = file.name;
  if (file.size > RATE_BOOK_BYTES) return { state: 'tooLarge', fileName, bytes: file.size };
  const contentBase64 = base64Of(new Uint8Array(await file.arrayBuffer()));
  const answer = await call('checkRateBookFile', { fileName, contentBase64 });
  return answer.ok
    ? { state: 'checked', fileName, file: answer.value }
    : { state: 'refused', fileName, fault: answer.fault };
}

/** Takes the file of a rate book as far as its check. */
export function useImport(): Import {
  const [importing, setImporting] = useState<Importing>({ state: 'none' });
  return {
    importing,
    take: async (file) => {
      // One at a time: what is checked now would be lost.
      if (importing.state !== 'none') return;
      setImporting({ state: 'checking', fileName: file.name });
      setImporting(await check(file));
    },
    leave: () => setImporting({ state: 'none' }),
  };
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes a file that is dropped anywhere on the page; a browser would open it otherwise.
 * @returns whether a file is over the page
 */
function useFileDrop(take: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const newest = useRef(take);
  useEffect(() => {
    newest.current = take;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // Between two elements of the page, the next one is named.
      if (relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) newest.current(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}

/** Bytes in MiB, rounded up to one decimal place: what is too large must not look as if it fitted. */
const mebibytes = (bytes: number) => count(Math.ceil((bytes / 1024 / 1024) * 10) / 10);

interface RefusedDialogProps {
  readonly importing: Exclude<Importing, { readonly state: 'none' | 'checking' }>;
  readonly onClose: () => void;
}

/** Says why nothing of a file can be kept. */
function RefusedDialog({ importing, onClose }: RefusedDialogProps) {
  const { t } = useTranslation(['rateBooks', 'common']);
  const { fileName: file } = importing;
  return (
    <Dialog opened onClose={onClose} title={t('import.title', { file })} size="xl">
      <Stack gap="lg">
        {importing.state === 'tooLarge' && (
          <Notice
            tone="fault"
            urgent
            title={t('import.tooLarge', {
              file,
              size: mebibytes(importing.bytes),
              most: mebibytes(RATE_BOOK_BYTES),
            })}
          />
        )}
        {importing.state === 'refused' && <FaultNotice fault={importing.fault} />}
        {importing.state === 'checked' && <CheckedFile fileName={file} file={importing.file} />}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('common:close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

const ACCEPT = '.json,.xlsx,application/json';

/** Imports the file of a rate book, chosen or dropped: first its check, then what to keep. */
export function ImportBook({
  importing: { importing, take, leave },
}: {
  readonly importing: Import;
}) {
  const { t } = useTranslation('rateBooks');
  const isOver = useFileDrop(take);
  const forget = useRef<() => void>(null);
  const isChecking = importing.state === 'checking';
  const checked = importing.state === 'checked' ? importing : undefined;
  const isTaken = checked?.file.book && checked.file.book.publisher.state !== 'wrong';
  const isRefused = importing.state !== 'none' && !isChecking && !isTaken;
  return (
    <>
      <FileButton
        accept={ACCEPT}
        resetRef={forget}
        onChange={(file) => {
          // The same file may be chosen again once it was corrected.
          forget.current?.();
          if (file) take(file);
        }}
      >
        {(props) => (
          <Button {...props} leftSection={<Icon name="plus" />}>
            {t('import.action')}
          </Button>
        )}
      </FileButton>
      <div role="status" className={classes.over} data-over={isOver || undefined}>
        {isOver && t('import.drop')}
        {isChecking && t('import.checking', { file: importing.fileName })}
      </div>
      {checked?.file.book && isTaken && (
        <KeepDialog
          fileName={checked.fileName}
          file={checked.file}
          book={checked.file.book}
          onClose={leave}
        />
      )}
      {isRefused && <RefusedDialog importing={importing} onClose={leave} />}
    </>
  );
}
