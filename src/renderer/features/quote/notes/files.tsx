import { Anchor, Button, FileButton, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ATTACHMENT_KINDS, ATTACHMENT_TYPES } from '../../../../shared/domain/people/attachment.ts';
import type { Attachment } from '../../../../shared/schemas/people/notes.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import lines from '../../../components/note-lines.module.css';
import { FaultNotice } from '../../../components/notice.tsx';
import { Private } from '../../../components/private.tsx';
import { call } from '../../../data/call.ts';
import { refresh } from '../../../data/operation-query.ts';
import { moment } from '../../../i18n/day.ts';
import { who } from '../../../i18n/who.ts';
import { FileDialog } from './file-dialog.tsx';
import classes from './notes.module.css';
import type { useAttach } from './use-attach.ts';

/** What the file dialog offers; the host looks at the content itself. */
const ACCEPT = Object.keys(ATTACHMENT_TYPES).join();

/** Chooses what files are, and the files; they may as well be dropped on the card, or pasted. */
export function AttachForm({ attach }: { readonly attach: ReturnType<typeof useAttach> }) {
  const { t } = useTranslation('notes');
  const { kind, setKind, busy, fault, choose } = attach;
  return (
    <>
      <div className={classes.attach}>
        <NativeSelect
          aria-label={t('kindOf')}
          data={ATTACHMENT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            setKind(ATTACHMENT_KINDS.find((one) => one === value) ?? kind)
          }
        />
        <FileButton multiple accept={ACCEPT} onChange={choose}>
          {(props) => (
            <Button {...props} variant="default" loading={busy}>
              {t('choose')}
            </Button>
          )}
        </FileButton>
        <span className={classes.quiet}>{t('drop')}</span>
      </div>
      {fault && <FaultNotice fault={fault} />}
    </>
  );
}

const KIB = 1024;

interface FileLinesProps {
  /** The newest first. */
  readonly files: readonly Attachment[];
  readonly mayWrite: boolean;
}

/** The attached files, each with what it is, who attached it and when; and that it was there, where it was removed. */
export function FileLines({ files, mayWrite }: FileLinesProps) {
  const { t } = useTranslation('notes');
  const [opened, setOpened] = useState<Attachment>();
  const [removed, setRemoved] = useState<Attachment>();
  return (
    <>
      <ul className={lines.list} aria-label={t('files')}>
        {files.map((file) => (
          <li key={file.attachmentId}>
            <div>
              <div className={lines.text}>
                {`${t(`kind.${file.kind}`)}: `}
                {file.removed ? (
                  <s>
                    <Private>{file.name}</Private>
                  </s>
                ) : (
                  <Anchor component="button" type="button" inherit onClick={() => setOpened(file)}>
                    <Private>{file.name}</Private>
                  </Anchor>
                )}
              </div>
              <div className={lines.quiet}>
                {`${who(file.by, file.user)} · ${moment(file.at)}`}
                {!file.removed && ` · ${t('size', { size: Math.ceil(file.size / KIB) })}`}
                {file.removed &&
                  ` · ${t('removedBy', { who: who(file.removed.by, file.removed.user), moment: moment(file.removed.at) })}`}
              </div>
            </div>
            {mayWrite && !file.removed && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`${t('remove')}: ${file.name}`}
                onClick={() => setRemoved(file)}
              >
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened && <FileDialog file={opened} onClose={() => setOpened(undefined)} />}
      {removed && <RemoveDialog file={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

interface RemoveProps {
  readonly file: Attachment;
  readonly onClose: () => void;
}

/** Removes a file for good. */
function RemoveDialog({ file, onClose }: RemoveProps) {
  const { t } = useTranslation('notes');
  const { quoteId, attachmentId, name } = file;
  const run = async () => {
    const answer = await call('removeAttachment', { quoteId, attachmentId });
    if (answer.ok)
      await Promise.all([refresh('getNotes'), refresh('getQuotePage', { id: quoteId })]);
    return answer;
  };
  return (
    <FormDialog
      isDestructive
      title={t('removeTitle')}
      action={t('remove')}
      missing={undefined}
      run={run}
      onClose={onClose}
    >
      <Group gap="xs">
        <p>
          <Private>{name}</Private>
        </p>
        <p>{t('removeNote')}</p>
      </Group>
    </FormDialog>
  );
}
