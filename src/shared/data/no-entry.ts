/** Whether an error of the system says that there is no file of that name. errno(3), ENOENT */
export function isNoEntry(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
