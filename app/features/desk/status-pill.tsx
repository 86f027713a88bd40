import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { deskText } from '#shared/texts.ts';

const LOOKS: Record<OwnBusiness['status'], { label: () => string; look: string }> = {
  approved: { label: () => deskText.approved, look: 'bg-leaf text-white' },
  pending: { label: () => deskText.pending, look: 'bg-amber text-white' },
  rejected: { label: () => deskText.rejected, look: 'bg-danger text-white' },
};

/** Whether the business is public, in one word. */
export function StatusPill({ status }: { status: OwnBusiness['status'] }) {
  const { label, look } = LOOKS[status];
  return <span className={`inline-flex h-7 items-center rounded-full px-3 font-semibold text-sm ${look}`}>{label()}</span>;
}
