import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

/**
 * Puts text on the clipboard.
 * @returns whether it is there
 */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}

/** For a host that refuses the clipboard permission: a click may still fill a copy event. */
function copyByEvent(text: string): boolean {
  let filled = false;
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    filled = true;
  };
  document.addEventListener('copy', fill, { once: true, capture: true });
  document.execCommand('copy');
  document.removeEventListener('copy', fill, { capture: true });
  return filled;
}

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, as in "Copy address". */
  readonly what: string;
  /** Words of its own in place of "Copy". */
  readonly label?: string;
}

const SHOWN = 2000;

/** Copies a text and says whether that went well. */
export function CopyButton({ text, what, label }: CopyButtonProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), SHOWN);
    return () => clearTimeout(timer);
  }, [outcome]);

  const words = { none: label ?? t('copy'), copied: t('copied'), failed: t('notCopied') };
  return (
    <Button
      size="compact-sm"
      variant="default"
      styles={{ section: { marginInlineEnd: 6 } }}
      leftSection={<Icon name={outcome === 'copied' ? 'tick' : 'copy'} />}
      onClick={async () => setOutcome((await copy(text)) ? 'copied' : 'failed')}
    >
      <span aria-live="polite">{words[outcome]}</span>
      <VisuallyHidden> {what}</VisuallyHidden>
    </Button>
  );
}
