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
