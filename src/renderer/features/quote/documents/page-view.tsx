import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import classes from './documents.module.css';
import { draw, type Pdf } from './pdf.ts';
import { type Reading, readPage } from './reading.ts';
import { ReadingText } from './reading-text.tsx';

interface PageViewProps {
  readonly pdf: Pdf;
  /** From 1. */
  readonly number: number;
  /** 1 fits the width. */
  readonly zoom: number;
  /** What the page is called, as "Schedule, page 1 of 2". */
  readonly label: string;
}

/** One page: drawn for the eye, and as text by its tags for everybody else. */
export function PageView({ pdf, number, zoom, label }: PageViewProps) {
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
