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
  const canvas = useRef<HTMLCanvasElement>(null);
  const [reading, setReading] = useState<Reading>();
  const [drawn, setDrawn] = useState('');
  const wanted = Math.round(width * zoom);
  const sign = `${number} ${wanted}`;

  useEffect(() => {
    let left = false;
    let cancel = () => {};
    const show = async () => {
      const page = await pdf.getPage(number);
      const text = await readPage(page);
      if (left) return;
      setReading(text);
      if (!canvas.current || wanted === 0) return;
      const drawing = draw(page, canvas.current, wanted * window.devicePixelRatio);
      cancel = drawing.cancel;
      if ((await drawing.done) && !left) setDrawn(sign);
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
    <section className={classes.page} tabIndex={0} aria-label={label} aria-busy={drawn !== sign}>
      <div ref={ref} className={classes.width} />
      <canvas
        // A canvas belongs to one drawing at a time.
        key={sign}
        ref={canvas}
        className={classes.canvas}
        style={{ width: wanted }}
      />
      <VisuallyHidden component="div">
        {reading && <ReadingText reading={reading} />}
      </VisuallyHidden>
    </section>
  );
}
