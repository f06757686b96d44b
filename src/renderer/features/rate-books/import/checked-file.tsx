import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type {
  BookOfFile,
  CheckedRateBookFile,
} from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { download } from '../../../components/download.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { bytesOf } from '../../../data/base64.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { Findings } from '../check/findings.tsx';
import classes from './import.module.css';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What the book of a file is, and how it stands to the publisher of its scheme. */
function Book({ book }: { readonly book: BookOfFile }) {
  const { t } = useTranslation('rateBooks');
  const { rateBook, scheme, publisher, hash } = book;
  const { standing, ...keys } = publisher;
  const isQuiet = standing === 'unsigned' || standing === 'known';
  const said = t(`publisher.${standing}`, { given: '', known: '', ...keys });
  return (
    <>
      <Facts>
        <Fact plain name={t('column.book')} value={`${rateBook.name} ${rateBook.version}`} />
        <Fact plain name={t('fact.scheme')} value={`${scheme.name}, ${scheme.insurer}`} />
        <Fact plain name={t('fact.inForceFrom')} value={writtenDay(rateBook.inForceFrom)} />
        <Fact name={t('fact.hash')} value={hash} />
        {isQuiet && <Fact plain name={t('publisher.title')} value={said} />}
      </Facts>
      {!isQuiet && (
        <Notice tone={standing === 'wrong' ? 'fault' : 'warning'} title={t('publisher.title')}>
          <span className={classes.fingerprint}>{said}</span>
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
export function CheckedFile({ fileName, file }: CheckedFileProps) {
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
      <Text className={classes.said} c="dimmed">
        {t(book?.isKept ? 'import.known' : 'import.notKept')}
      </Text>
    </>
  );
}
