/** Nirmaan cannot start, for a reason that one line tells and whoever starts it can mend. */
export class StartError extends Error {}

/**
 * @param settings what was to be listened on.
 * @returns the line for what the operating system refused while starting, undefined for what is no refusal of a known kind.
 */
export function explainRefusal(
  error: unknown,
  { PORT = '3000', HOST = '127.0.0.1' }: Record<string, string | undefined>,
): string | undefined {
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${PORT} is taken by another program: stop it, or set PORT to another number`;
  if (code === 'EACCES' && syscall === 'listen') return `This account may not listen on port ${PORT}: set PORT to a number above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST must be an address of this machine, found ${HOST}`;
  if (path && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code ?? '')) {
    return `${path} cannot be written to: make it this account's, or set DATA_DIR to a folder that is`;
  }
  return undefined;
}
