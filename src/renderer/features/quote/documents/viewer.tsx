import { ActionIcon, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentFile } from '../../../../shared/schemas/quotes/document.ts';
import { Keys } from '../../../commands/keys-shown.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { percent } from '../../../i18n/money.ts';
import classes from './documents.module.css';
import { PageView } from './page-view.tsx';
import type { Pdf } from './pdf.ts';

interface ViewerProps {
  readonly file: DocumentFile;
  readonly pdf: Pdf | 'failed' | undefined;
  readonly onPrint: () => void;
  readonly onSave: () => void;
}

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** A document page by page. */
export function Viewer({ file, pdf, onPrint, onSave }: ViewerProps) {
  const { t } = useTranslation('quote');
  const [wanted, setNumber] = useState(1);
  const [zoom, setZoom] = useState(1);
  const title = t(`document.${file.type}`);
  const ready = pdf !== undefined && pdf !== 'failed' ? pdf : undefined;
  const of = ready?.numPages ?? 1;
  const number = Math.min(wanted, of);
  // Until it is open, no one knows how many pages it has.
  const label = ready && t('documents.page', { number, of });
  const smaller = ZOOMS.findLast((each) => each < zoom);
  const larger = ZOOMS.find((each) => each > zoom);

  return (
    <div className={classes.viewer}>
      <div className={classes.bar}>
        <Group gap="xs" wrap="nowrap">
          <ActionIcon
            variant="default"
            aria-label={t('documents.previous')}
            disabled={number <= 1}
            onClick={() => setNumber(number - 1)}
          >
            <Icon name="left" />
          </ActionIcon>
          <span className={`${classes.label} amount`} aria-live="polite">
            {label}
          </span>
          <ActionIcon
            variant="default"
            aria-label={t('documents.next')}
            disabled={number >= of}
            onClick={() => setNumber(number + 1)}
          >
            <Icon name="right" />
          </ActionIcon>
        </Group>
        <Group gap="xs" wrap="nowrap">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('documents.smaller')}
            disabled={smaller === undefined}
            onClick={() => setZoom(smaller ?? zoom)}
          >
            −
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-pressed={zoom === 1}
            onClick={() => setZoom(1)}
          >
            {zoom === 1 ? t('documents.fit') : percent(zoom)}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('documents.larger')}
            disabled={larger === undefined}
            onClick={() => setZoom(larger ?? zoom)}
          >
            +
          </Button>
        </Group>
        <Group gap="xs" wrap="nowrap">
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon name="print" />}
            rightSection={<Keys command="printDocument" />}
            disabled={!ready}
            onClick={onPrint}
          >
            {t('documents.print')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Icon name="download" />}
            rightSection={<Keys command="saveDocument" />}
            onClick={onSave}
          >
            {t('documents.save')}
          </Button>
        </Group>
      </div>
      {pdf === undefined && <Waiting what={title} height={420} />}
      {pdf === 'failed' && <Notice tone="fault" urgent title={t('documents.unreadable')} />}
      {ready && (
        <PageView
          key={file.type}
          pdf={ready}
          number={number}
          zoom={zoom}
          label={`${title}, ${label}`}
        />
      )}
      {file.verificationCode && (
        <div className={classes.code}>
          {t('documents.code')} <code>{file.verificationCode}</code>
          <CopyButton text={file.verificationCode} what={t('documents.code')} />
        </div>
      )}
    </div>
  );
}
