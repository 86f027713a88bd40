import type { WhatWaits } from '#shared/schemas/what-waits.ts';

interface Queue {
  to: string;
  /** What waits there for the team. */
  waits?: keyof WhatWaits;
}

/** The first of somebody's pages where something waits for the team; their first, where nothing does. */
export function firstQueue(pages: readonly Queue[], waiting: WhatWaits): string {
  return pages.find(({ waits }) => waits && waiting[waits] > 0)?.to ?? pages[0]?.to ?? '/admin';
}
