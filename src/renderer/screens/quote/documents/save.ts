/** Hands a file to the browser, or to the desktop's dialog, to be kept under a name. */
export function save(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then, and holds what it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
