import type { Queued } from '#shared/schemas/what-waits.ts';
import { queueText } from '#shared/texts.ts';

/** Whose something that waits is, or what it is where it is nobody's. */
export function titleOfQueued({ kind, business, other, name }: Queued): string {
  if (!business) return name ?? queueText.kindName(kind);
  return other ? queueText.pair(business.name, other.name) : business.name;
}
