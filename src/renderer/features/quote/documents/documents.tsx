import { Button, Group, Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CALCULATION,
  type DocumentType,
  REFUSAL_LETTER,
} from '../../../../shared/domain/quotes/document-type.ts';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import { done, type Result } from '../../../../shared/result/result.ts';
import type { DocumentFile } from '../../../../shared/schemas/quotes/document.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { useCommand } from '../../../commands/commands.ts';
import { Keys } from '../../../commands/keys-shown.tsx';
import { Icon } from '../../../components/icon.tsx';
import { FaultNotice, Notice, Waiting } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import { bytesOf } from '../../../data/base64.ts';
import { useOperation } from '../../../data/operation-query.ts';
import {
  type Draft,
  saveDocument,
  saveDocuments,
  showMessage,
} from '../../../desktop/hand-over.ts';
import { ChangeChoice, useDocumentTypes } from './document-types.tsx';
import classes from './documents.module.css';
import { documentQuery, useDocuments } from './documents-store.ts';
import { MailDialog } from './mail-dialog.tsx';
import { closePdf, openPdf, type Pdf, print } from './pdf.ts';
import { isConfirmed, isRefused, Suitability } from './suitability.tsx';
import { Viewer } from './viewer.tsx';

/**
 * What a customer gets of the documents that there are: a certificate only of what was accepted,
 * because it proves cover, a statement of suitability only once it is confirmed, the calculation, the proof of the
 * bonus and the confirmation of cover only where they are asked for, and of a refused quote the letter alone.
 */
export function toSend(quote: Quote, types: readonly DocumentType[]): readonly DocumentType[] {
  if (isRefused(quote)) return types.filter((type) => type === REFUSAL_LETTER);
  const isFinal: Partial<Record<DocumentType, boolean>> = {
    certificate: STATUSES[quote.status].isOnCover,
    'statement-of-suitability': isConfirmed(quote),
    [CALCULATION]: false,
    'no-claims-proof': false,
    'confirmation-of-cover': false,
  };
  return types.filter((type) => type !== REFUSAL_LETTER && (isFinal[type] ?? true));
}

/** Keeps the documents those of the quote as it is now. */
function useTurnTo({ quoteId, history, referral }: Quote): void {
  const turnTo = useDocuments((state) => state.turnTo);
  const choose = useDocuments((state) => state.choose);
  const events = history.length;
  const isRefused = referral?.state === 'refused';
  useEffect(() => {
    // The letter is gone with the refusal.
    if (!isRefused && useDocuments.getState().chosen === REFUSAL_LETTER) choose(undefined);
    turnTo({ quoteId, events });
  }, [turnTo, choose, quoteId, events, isRefused]);
}

/** A document opened for reading; undefined until it is, `failed` where it cannot be. */
function usePdf(file: DocumentFile | undefined): Pdf | 'failed' | undefined {
  const [opened, setOpened] = useState<{ file: DocumentFile; pdf: Pdf | 'failed' }>();
  useEffect(() => {
    if (!file) return;
    let left = false;
    let mine: Pdf | undefined;
    openPdf(bytesOf(file.contentBase64)).then(
      (pdf) => {
        mine = pdf;
        if (left) closePdf(pdf);
        else setOpened({ file, pdf });
      },
      () => setOpened({ file, pdf: 'failed' }),
    );
    return () => {
      left = true;
      if (mine) closePdf(mine);
    };
  }, [file]);
  return opened && opened.file === file ? opened.pdf : undefined;
}

/** The list, which takes the focus at the document chosen whenever a person asks for the documents. */
function useListFocus() {
  const list = useRef<HTMLUListElement>(null);
  const asked = useDocuments((state) => state.asked);
  const seen = useRef(asked);
  useEffect(() => {
    if (seen.current === asked) return;
    seen.current = asked;
    const { chosen } = useDocuments.getState();
    const found = list.current?.querySelector<HTMLElement>(`[data-type="${chosen}"]`);
    (found ?? list.current?.querySelector('button'))?.focus({ preventScroll: true });
  }, [asked]);
  return list;
}

interface DocumentsProps {
  readonly quote: Quote;
  /** Where an e-mail to the customer goes by now. */
  readonly customerEmail: string | undefined;
  /** Whether its commands can be given now. */
  readonly active: boolean;
  /** Whether the section of the documents is the chosen one: elsewhere a page prints itself. */
  readonly isShown: boolean;
  /** Opens the confirmation of suitability; undefined where the quote is no longer open. */
  readonly onConfirm: (() => void) | undefined;
}

/** The documents of the quote: seen, printed, saved, sent. */
export function Documents({ quote, customerEmail, active, isShown, onConfirm }: DocumentsProps) {
  const { value: firm } = useOperation('getFirm', {});
  const { t } = useTranslation(['quote', 'common']);
  const { quote: turnedTo, progress, fault, choose, readAll, cancel, retry } = useDocuments();
  const isTurned = turnedTo.quoteId === quote.quoteId;
  const { types, changes } = useDocumentTypes(quote);
  const wanted = useDocuments((state) => (isTurned ? state.chosen : undefined));
  // One that no longer applies shows no more.
  const chosen = wanted && types.includes(wanted) ? wanted : undefined;
  const [change, setChange] = useState<number>();
  const endorsed = chosen === 'endorsement' ? change : undefined;
  const list = useListFocus();
  const [unsaved, setUnsaved] = useState(false);
  const [isMailing, setMailing] = useState(false);
  useTurnTo(quote);
  const now = { quoteId: quote.quoteId, events: quote.history.length };
  const shown = useQuery({
    ...documentQuery(now, chosen ?? 'schedule', endorsed),
    enabled: chosen !== undefined,
  });
  const file = chosen && shown.data;
  const pdf = usePdf(file);
  const opened = pdf === 'failed' ? undefined : pdf;

  const saveOne = () => file && saveDocument(file);
  const saveAll = () =>
    readAll(types, async (made) => {
      setUnsaved(!(await saveDocuments(made)));
    });
  const sent = toSend(quote, types);
  const draft = async (letter: Omit<Draft, 'files'>): Promise<Result<unknown>> => {
    await readAll(sent, (files) => {
      void showMessage({ ...letter, files }, `${quote.quoteId}.eml`);
    });
    const failed = useDocuments.getState().fault;
    if (!failed) return done({});
    // The dialog says it, and tries again.
    choose(chosen);
    return { ok: false, fault: failed };
  };
  const send = () => setMailing(true);
  const printOne = () => opened && void print(opened);
  const isFree = active && !isMailing;
  const isIdle = isFree && progress === undefined;
  useCommand('printDocument', printOne, opened !== undefined && isShown, isFree);
  useCommand('saveDocument', saveOne, file !== undefined && isShown, isFree);
  useCommand('saveDocuments', saveAll, true, isIdle);
  useCommand('mailDocuments', send, true, isIdle);

  return (
    <Section
      title={t('documents.title')}
      note={t(customerEmail ? 'documents.note' : 'documents.noAddress')}
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
      {isMailing && (
        <MailDialog
          address={customerEmail}
          quote={quote}
          texts={firm?.texts}
          types={sent}
          onConfirm={onConfirm}
          onDraft={draft}
          onClose={() => setMailing(false)}
        />
      )}
      {unsaved && <Notice tone="fault" urgent title={t('documents.notSaved')} />}
      {fault && <FaultNotice fault={fault} onRetry={retry} />}
      {!fault && chosen && shown.error && (
        <FaultNotice fault={shown.error} onRetry={() => void shown.refetch()} />
      )}
      <div className={classes.documents}>
        <ul ref={list} className={classes.list}>
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
          {chosen === 'endorsement' && (
            <ChangeChoice changes={changes} chosen={change} onChoose={setChange} />
          )}
          {!chosen && <p className={classes.none}>{t('documents.none')}</p>}
          {chosen && shown.isPending && <Waiting what={t(`document.${chosen}`)} height={480} />}
          {file && (
            <Viewer
              key={`${file.type} ${endorsed}`}
              file={file}
              pdf={pdf}
              onPrint={printOne}
              onSave={saveOne}
            />
          )}
        </div>
      </div>
    </Section>
  );
}
