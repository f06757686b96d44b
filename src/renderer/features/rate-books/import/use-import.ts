import { useState } from 'react';
import type { Fault } from '../../../../shared/contract/result.ts';
import { RATE_BOOK_BYTES } from '../../../../shared/domain/rate-books/rate-book-file.ts';
import type { CheckedRateBookFile } from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { base64Of } from '../../../data/base64.ts';
import { call } from '../../../data/call.ts';

/** How far the import of a file is; nothing is kept before somebody says so. */
export type Importing =
  | { readonly state: 'none' }
  | { readonly state: 'checking'; readonly fileName: string }
  | { readonly state: 'tooLarge'; readonly fileName: string; readonly bytes: number }
  | { readonly state: 'refused'; readonly fileName: string; readonly fault: Fault }
  | { readonly state: 'checked'; readonly fileName: string; readonly file: CheckedRateBookFile };

export interface Import {
  readonly importing: Importing;
  /** Checks a file. */
  readonly take: (file: File) => void;
  readonly leave: () => void;
}

async function check(file: File): Promise<Importing> {
  const fileName = file.name;
  if (file.size > RATE_BOOK_BYTES) return { state: 'tooLarge', fileName, bytes: file.size };
  const contentBase64 = base64Of(new Uint8Array(await file.arrayBuffer()));
  const answer = await call('checkRateBookFile', { fileName, contentBase64 });
  return answer.ok
    ? { state: 'checked', fileName, file: answer.value }
    : { state: 'refused', fileName, fault: answer.fault };
}

/** Takes the file of a rate book as far as its check. */
export function useImport(): Import {
  const [importing, setImporting] = useState<Importing>({ state: 'none' });
  return {
    importing,
    take: async (file) => {
      // One at a time: what is checked now would be lost.
      if (importing.state !== 'none') return;
      setImporting({ state: 'checking', fileName: file.name });
      setImporting(await check(file));
    },
    leave: () => setImporting({ state: 'none' }),
  };
}
