import { useEffect, useState } from 'react';
import type { DocumentFile } from '../../../../shared/schemas/quotes/document.ts';
import { bytesOf } from '../../../data/base64.ts';
import { closePdf, openPdf, type Pdf } from './pdf.ts';

/** A document opened for reading; undefined until it is, `failed` where it cannot be. */
export function usePdf(file: DocumentFile | undefined): Pdf | 'failed' | undefined {
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
