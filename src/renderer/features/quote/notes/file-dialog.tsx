import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment, AttachmentContent } from '../../../../shared/schemas/people/notes.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { download } from '../../../components/download.ts';
import { FaultNotice, Notice, Waiting } from '../../../components/notice.tsx';
import { bytesOf } from '../../../data/base64.ts';
import { useOperation } from '../../../data/operation-query.ts';
import { closePdf, draw, openPdf, type Pdf } from '../documents/pdf.ts';
import classes from './notes.module.css';

const ROOM = 420;
/** Pixels across a page: sharp on a screen of twice the dots. */
const WIDTH = 1600;

/** Draws every page of a PDF into a place. @returns false where it is none that can be read */
async function drawAll(bytes: Uint8Array, place: HTMLElement, isLeft: () => boolean) {
  let pdf: Pdf | undefined;
  try {
    pdf = await openPdf(bytes);
    for (let number = 1; number <= pdf.numPages && !isLeft(); number += 1) {
      const canvas = document.createElement('canvas');
      canvas.className = classes.page ?? '';
      place.append(canvas);
      await draw(await pdf.getPage(number), canvas, WIDTH).done;
    }
    return true;
  } catch {
    return false;
  } finally {
    if (pdf) closePdf(pdf);
  }
}

/** The pages of an attached PDF: drawn, so that nothing in it runs. */
function Pages({ content }: { readonly content: AttachmentContent }) {
  const { t } = useTranslation('notes');
  const place = useRef<HTMLDivElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const { contentBase64, name } = content;
  useEffect(() => {
    let left = false;
    const shown = place.current;
    if (!shown) return undefined;
    drawAll(bytesOf(contentBase64), shown, () => left).then((isDrawn) => {
      if (!left) setUnreadable(!isDrawn);
    });
    return () => {
      left = true;
      shown.replaceChildren();
    };
  }, [contentBase64]);
  return (
    <>
      {isUnreadable && <Notice tone="warning" urgent title={t('unreadable')} />}
      <div ref={place} role="img" aria-label={name} />
    </>
  );
}

interface FileDialogProps {
  readonly file: Attachment;
  readonly onClose: () => void;
}

/** An attached file: shown, and saved as it is. */
export function FileDialog({ file, onClose }: FileDialogProps) {
  const { t } = useTranslation('notes');
  const { quoteId, attachmentId, name, kind } = file;
  const { value, fault, refetch } = useOperation('readAttachment', { quoteId, attachmentId });
  const save = ({ mediaType, contentBase64 }: AttachmentContent) =>
    download(new Blob([bytesOf(contentBase64)], { type: mediaType }), name);
  return (
    <Dialog opened title={`${t(`kind.${kind}`)}: ${name}`} size="xl" onClose={onClose}>
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {!value && !fault && <Waiting what={name} height={ROOM} />}
      {value && (
        <>
          <p>
            <Button variant="default" onClick={() => save(value)}>
              {t('save')}
            </Button>
          </p>
          {value.mediaType === 'application/pdf' ? (
            <Pages content={value} />
          ) : (
            <img
              className={classes.picture}
              alt={name}
              src={`data:${value.mediaType};base64,${value.contentBase64}`}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
