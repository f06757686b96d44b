/** Why no window can be shown here; undefined where one can. */
export function displayMissing(): string | undefined {
  if (process.platform === 'darwin' || process.platform === 'win32') return undefined;
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY) return undefined;
  return 'There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)';
}
