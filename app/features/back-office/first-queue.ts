import type { WhatWaits } from '#shared/schemas/what-waits.ts';

interface Queue {
  to: string;
  /** What waits there for the team. */
  waits?: keyof WhatWaits;
}

/** The first of the pages where something waits for the team; that of the businesses, where nothing does. */
export function firstQueue(pages: readonly Queue[], waiting: WhatWaits): string {
  return pages.find(({ waits }) => waits && waiting[waits] > 0)?.to ?? '/admin/business';
}
