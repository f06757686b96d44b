import { ActionIcon, Button, Group, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentFile } from '../../../../shared/schemas/quotes/document.ts';
import { Keys } from '../../../commands/keys-shown.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice, Waiting } from '../../../components/notice.tsx';
import { percent } from '../../../i18n/money.ts';
import classes from './documents.module.css';
import { draw, type Pdf, type PdfPage } from './pdf.ts';

type Tree = NonNullable<Awaited<ReturnType<PdfPage['getStructTree']>>>;
type Content = Awaited<ReturnType<PdfPage['getTextContent']>>['items'];

/** A part of a page as it reads: what it is by its tag, its own text, and its parts. */
interface Reading {
  /** A structure type of tagged PDF, as `H1` or `TD`. ISO 32000-1, 14.8.4. */
  readonly role: string;
  readonly text: string;
  readonly parts: readonly Reading[];
}

/** The text of each piece of marked content, by its id. */
function marked(items: Content): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((each) => each !== undefined);
      if (id === undefined) continue;
      texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push('id' in item && typeof item.id === 'string' ? item.id : undefined);
  }
  return texts;
}

function readNode(node: Tree['children'][number], texts: ReadonlyMap<string, string>): Reading {
  if (!('role' in node)) {
    const text = 'id' in node ? (texts.get(String(node.id)) ?? '') : '';
    return { role: '', text: text.trim(), parts: [] };
  }
  const parts = node.children
    .map((child) => readNode(child, texts))
    .filter((part) => part.text !== '' || part.parts.length > 0);
  const words = parts.every((part) => part.role === '');
  const alt = 'alt' in node && typeof node.alt === 'string' ? node.alt : '';
  return words
    ? { role: node.role, text: alt || parts.map((part) => part.text).join(' '), parts: [] }
    : { role: node.role, text: alt, parts };
}

/**
 * A page as it reads by its tags: headings, paragraphs and tables, in their order. What a page has
 * without tags is one paragraph.
 */
async function readPage(page: PdfPage): Promise<Reading> {
  const [tree, { items }] = await Promise.all([
    page.getStructTree(),
    page.getTextContent({ includeMarkedContent: true }),
  ]);
  if (tree) return readNode(tree, marked(items));
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return { role: 'P', text, parts: [] };
}

type Tag = keyof Pick<
  JSX.IntrinsicElements,
  'p' | 'ul' | 'li' | 'table' | 'tr' | 'th' | 'td' | 'h3' | 'h4' | 'div'
>;

/** What a tag of the document is on this page, where the document stands below a heading. */
const TAGS: Readonly<Record<string, Tag>> = {
  H1: 'h3',
  H2: 'h4',
  H3: 'h4',
  P: 'p',
  L: 'ul',
  LI: 'li',
  Table: 'table',
  TR: 'tr',
  TH: 'th',
  TD: 'td',
};

/** What may stand within a tag that takes no other; HTML would change it otherwise. */
const WITHIN: Partial<Record<Tag, readonly string[]>> = {
  ul: ['LI'],
  table: ['TR'],
  tr: ['TH', 'TD'],
};

/** Groups of rows count as the rows within them. */
function rows(parts: readonly Reading[]): readonly Reading[] {
  const groups = ['THead', 'TBody', 'TFoot'];
  return parts.flatMap((part) => (groups.includes(part.role) ? part.parts : [part]));
}

/** The text of a page by its tags, for anyone who does not see the drawing. */
function ReadingText({ reading }: { readonly reading: Reading }) {
  const tag = TAGS[reading.role] ?? 'div';
  const allowed = WITHIN[tag];
  const parts = rows(reading.parts).filter(({ role }) => !allowed || allowed.includes(role));
  const inner = (
    <>
      {!allowed && reading.text}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page never changes its order
        <ReadingText key={index} reading={part} />
      ))}
    </>
  );
  const Element = tag;
  return <Element>{tag === 'table' ? <tbody>{inner}</tbody> : inner}</Element>;
}

interface PageViewProps {
  readonly pdf: Pdf;
  /** From 1. */
  readonly number: number;
  /** 1 fits the width. */
  readonly zoom: number;
  /** What the page is called, as "Schedule, page 1 of 2". */
  readonly label: string;
}

/** One page: drawn for the eye, and as text by its tags for everyone else. */
function PageView({ pdf, number, zoom, label }: PageViewProps) {
  const { ref, width } = useElementSize();
  const layout = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState<Reading>();
  const [drawn, setDrawn] = useState<{ readonly pdf: Pdf; readonly sign: string }>();
  const wanted = Math.round(width * zoom);
  const sign = `${number} ${wanted}`;
  const busy = drawn?.pdf !== pdf || drawn.sign !== sign;

  useEffect(() => {
    let left = false;
    let cancel = () => {};
    const show = async () => {
      const page = await pdf.getPage(number);
      const text = await readPage(page);
      if (left) return;
      setReading(text);
      if (!layout.current || wanted === 0) return;
      // A canvas belongs to one drawing at a time; the last one stays until the next is whole.
      const canvas = document.createElement('canvas');
      canvas.className = classes.canvas ?? '';
      canvas.style.width = `${wanted}px`;
      if (!layout.current.hasChildNodes()) layout.current.append(canvas);
      const drawing = draw(page, canvas, wanted * window.devicePixelRatio);
      cancel = drawing.cancel;
      if (!(await drawing.done) || left) return;
      layout.current.replaceChildren(canvas);
      setDrawn({ pdf, sign });
    };
    // A document that was let go of meanwhile has nothing to draw.
    show().catch(() => undefined);
    return () => {
      left = true;
      cancel();
    };
  }, [pdf, number, wanted, sign]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <section className={classes.page} tabIndex={0} aria-label={label} aria-busy={busy}>
      <div ref={ref} className={classes.width} />
      <div ref={layout} />
      <VisuallyHidden component="div">
        {reading && <ReadingText reading={reading} />}
      </VisuallyHidden>
    </section>
  );
}

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
