import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { QUOTE_FILE_BYTES } from '../../../shared/domain/quote-file.ts';
import { base64Of } from '../../data/base64.ts';
import { keepOpenedFile } from '../../data/beginning.ts';
import { desktop } from '../../desktop/desktop.ts';
import { translate } from '../../i18n/i18n.ts';
import { goTo } from '../../routing/hash-location.ts';

const openFile = (contentBase64: string) => goTo(`new/file/${keepOpenedFile(contentBase64)}`);

/** It names no file: its name may be a customer's, and no one need be signed in. */
const sayUnread = () =>
  notifications.show({ color: 'red', autoClose: false, message: translate('shell:openedUnread') });

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

function allowDrop(event: DragEvent): void {
  if (hasFiles(event)) event.preventDefault();
}

async function drop(event: DragEvent): Promise<void> {
  // A part of a screen that takes files itself has done so.
  if (event.defaultPrevented || !hasFiles(event)) return;
  event.preventDefault();
  const file = event.dataTransfer?.files[0];
  if (!file || !/\.(imq|xml)$/i.test(file.name)) return;
  // One byte more than may be: the host says what is wrong with it.
  const bytes = new Uint8Array(await file.slice(0, QUOTE_FILE_BYTES + 1).arrayBuffer());
  openFile(base64Of(bytes));
}

/** Shows what the system opens with the desktop, and makes drafts from dropped quote documents. */
export function useOpened(): void {
  useEffect(() => {
    desktop()?.onOpened((opened) => {
      if (opened.kind === 'file') openFile(opened.contentBase64);
      else if (opened.kind === 'unreadFile') sayUnread();
      else goTo(`quotes/${encodeURIComponent(opened.quoteId)}`);
    });
    void desktop()?.ask({ kind: 'takeOpened' });
    const onDrop = (event: DragEvent) => void drop(event);
    window.addEventListener('dragover', allowDrop);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', allowDrop);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
}
