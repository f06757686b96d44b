import { Button, Group, Progress } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { useCommand } from '../../../commands/commands.ts';
import { Keys } from '../../../commands/keys-shown.tsx';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Section } from '../../../components/section.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import classes from './documents.module.css';
import { useDocuments } from './documents-store.ts';
import { saveDocument, saveDocuments, showMessage } from './hand-over.ts';
import { lacksSuitability, mail, toSend } from './mail.ts';
import { print } from './print.ts';
import { DOCUMENTS } from './show-document.ts';
import { Suitability } from './suitability.tsx';
import { UnconfirmedDialog } from './unconfirmed-dialog.tsx';
import { useDocumentTypes } from './use-document-types.ts';
import { usePdf } from './use-pdf.ts';
import { useTurnTo } from './use-turn-to.ts';
import { Viewer } from './viewer.tsx';

interface DocumentsProps {
  readonly quote: Quote;
  /** Whether its commands can be given now. */
  readonly active: boolean;
  /** Opens the confirmation of suitability; undefined where the quote is no longer open. */
  readonly onConfirm: (() => void) | undefined;
}

/** The documents of the quote: seen, printed, saved, sent. */
export function Documents({ quote, active, onConfirm }: DocumentsProps) {
  const { t } = useTranslation(['quote', 'common']);
  const { chosen, files, progress, fault, choose, readAll, cancel, retry } = useDocuments();
  const types = useDocumentTypes(quote);
  const [unsaved, setUnsaved] = useState(false);
  /** Whether it is asked if the e-mail may go without the statement of suitability. */
  const [isAsking, setAsking] = useState(false);
  useTurnTo(quote);
  const shown = chosen && files[chosen];
  const file = shown?.state === 'ready' ? shown.value : undefined;
  const pdf = usePdf(file);
  const opened = pdf === 'failed' ? undefined : pdf;

  const saveOne = () => file && saveDocument(file);
  const saveAll = () =>
    readAll(types, async (made) => {
      setUnsaved(!(await saveDocuments(made)));
    });
  const draft = () =>
    readAll(toSend(quote, types), (made) => {
      void showMessage(mail(quote, made), `${quote.quoteId}.eml`);
    });
  const send = () => (lacksSuitability(quote) ? setAsking(true) : draft());
  const printOne = () => opened && void print(opened);
  const isFree = active && !isAsking;
  useCommand('printDocument', printOne, isFree && opened !== undefined);
  useCommand('saveDocument', saveOne, isFree && file !== undefined);
  useCommand('saveDocuments', saveAll, isFree && progress === undefined);
  useCommand('mailDocuments', send, isFree && progress === undefined);

  return (
    <Section
      title={t('documents.title')}
      note={t(quote.customer.email ? 'documents.note' : 'documents.noAddress')}
      action={
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            disabled={progress !== undefined}
            leftSection={<Icon name="download" />}
            onClick={saveAll}
          >
            {t('documents.saveAll')}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={progress !== undefined}
            leftSection={<Icon name="mail" />}
            rightSection={<Keys command="mailDocuments" />}
            onClick={send}
          >
            {t('documents.mail')}
          </Button>
        </Group>
      }
    >
      {progress && (
        <div className={classes.progress} role="status">
          <Progress
            className={classes.track ?? ''}
            value={(progress.made / progress.of) * 100}
            aria-label={t('documents.title')}
          />
          <span>{t('documents.progress', { made: progress.made, of: progress.of })}</span>
          <Button size="compact-sm" variant="default" onClick={cancel}>
            {t('common:cancel')}
          </Button>
        </div>
      )}
      {isAsking && (
        <UnconfirmedDialog
          isOpen={STATUSES[quote.status].isOpen}
          onConfirm={onConfirm}
          onDraft={draft}
          onClose={() => setAsking(false)}
        />
      )}
      {unsaved && <Notice tone="fault" urgent title={t('documents.notSaved')} />}
      {fault && <FaultNotice fault={fault} onRetry={retry} />}
      <div className={classes.documents}>
        <ul className={classes.list} id={DOCUMENTS}>
          {types.map((type) => (
            <li key={type}>
              <button
                type="button"
                className={classes.document}
                data-type={type}
                aria-pressed={type === chosen}
                onClick={() => choose(type)}
              >
                <Icon name="document" />
                <span>
                  {t(`document.${type}`)}
                  <span className={classes.kind}>{t(`documentNote.${type}`)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div className={classes.preview}>
          {chosen === 'certificate' && !STATUSES[quote.status].isOnCover && (
            <Notice tone="warning" title={t('documents.notYetValid')} />
          )}
          {chosen === 'statement-of-suitability' && (
            <Suitability quote={quote} onConfirm={onConfirm} />
          )}
          {!chosen && <p className={classes.none}>{t('documents.none')}</p>}
          {chosen && shown?.state === 'loading' && (
            <Waiting what={t(`document.${chosen}`)} height={480} />
          )}
          {file && (
            <Viewer key={file.type} file={file} pdf={pdf} onPrint={printOne} onSave={saveOne} />
          )}
        </div>
      </div>
    </Section>
  );
}
