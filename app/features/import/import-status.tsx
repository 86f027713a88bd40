import type { Import } from '#shared/schemas/imports.ts';

const LOOKS: Record<Import['status'], { label: string; className: string }> = {
  checked: { label: 'Checked, not imported', className: 'bg-sand-dark text-ink' },
  importing: { label: 'Importing…', className: 'bg-amber/12 text-amber' },
  done: { label: 'Imported', className: 'bg-leaf/12 text-leaf' },
  failed: { label: 'Failed', className: 'bg-danger/10 text-danger' },
};

/** How far an import is. */
export function ImportStatus({ status }: Pick<Import, 'status'>) {
  const { label, className } = LOOKS[status];
  return <span className={`inline-block rounded-full px-2.5 py-0.5 font-semibold text-sm ${className}`}>{label}</span>;
}
