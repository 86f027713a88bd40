import { adminLinks } from '#app/features/back-office/admin-links.ts';
import type { WhatWaits } from '#shared/schemas/what-waits.ts';

/** The first page of the sidebar where something waits for the team; that of the businesses, where nothing does. */
export function firstQueue(waiting: WhatWaits): string {
  return adminLinks.find(({ waits }) => waits && waiting[waits] > 0)?.to ?? '/admin/business';
}
