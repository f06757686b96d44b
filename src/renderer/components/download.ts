/** Hands a file to anyone who shows the page: a browser's downloads, the desktop's save dialog. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; its address is of no more use.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
