import type { Import } from '#shared/schemas/imports.ts';
import { importText } from '#shared/texts.ts';

const LOOKS: Record<Import['status'], { label: () => string; className: string }> = {
  checking: { label: () => importText.readingFile, className: 'bg-amber/12 text-amber' },
  unread: { label: () => importText.unread, className: 'bg-danger/10 text-danger' },
  checked: { label: () => importText.checkedNotImported, className: 'bg-sand-dark text-ink' },
  importing: { label: () => importText.importing, className: 'bg-amber/12 text-amber' },
  done: { label: () => importText.imported, className: 'bg-leaf/12 text-leaf' },
  stopped: { label: () => importText.stopped, className: 'bg-sand-dark text-ink' },
  undoing: { label: () => importText.undoing, className: 'bg-amber/12 text-amber' },
  undone: { label: () => importText.undone, className: 'bg-sand-dark text-ink' },
  failed: { label: () => importText.failed, className: 'bg-danger/10 text-danger' },
};

/** How far an import is. */
export function ImportStatus({ status }: Pick<Import, 'status'>) {
  const { label, className } = LOOKS[status];
  return <span className={`inline-block rounded-full px-2.5 py-0.5 font-semibold text-sm ${className}`}>{label()}</span>;
}
