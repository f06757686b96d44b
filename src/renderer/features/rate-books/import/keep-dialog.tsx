import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { done } from '../../../../shared/contract/result.ts';
import type {
  BookOfFile,
  CheckedRateBookFile,
} from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { bookPath } from '../book-name.ts';
import { changeTables } from '../change-tables.ts';
import { NameField } from '../life/name-field.tsx';
import { CheckedFile } from './checked-file.tsx';

interface KeepDialogProps {
  readonly fileName: string;
  readonly file: CheckedRateBookFile;
  readonly book: BookOfFile;
  readonly onClose: () => void;
}

/** Shows what is in a file, and keeps its rate book as a draft where that is wanted. */
export function KeepDialog({ fileName, file, book, onClose }: KeepDialogProps) {
  const { t } = useTranslation('rateBooks');
  const [, navigate] = useLocation();
  const [trust, setTrust] = useState(false);
  const [name, setName] = useState('');
  const { standing } = book.publisher;
  const untrusted =
    book.isKept || standing === 'unsigned' || standing === 'known' || standing === 'wrong'
      ? undefined
      : standing;

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
