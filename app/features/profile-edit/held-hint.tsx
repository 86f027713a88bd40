import type { ReactNode } from 'react';
import type { OwnBusiness } from '#shared/schemas/own-business.ts';
import { changesText } from '#shared/texts.ts';
import { WAITING_FIELDS, type WaitingField, waitingIn } from '#shared/waiting-fields.ts';

export const isWaitingField = (name: string): name is WaitingField => WAITING_FIELDS.includes(name as WaitingField);

/** A business as its owner wants it: what waits for the team in place of what is shown. */
export function asWanted(business: OwnBusiness): OwnBusiness {
  const { placeNames, ...wanted } = business.waiting ?? {};
  return { ...business, ...wanted, ...(wanted.city === undefined ? {} : { placeNames }) } as OwnBusiness;
}

/** What an owner is told of a field before they change it: that it waits, or would. */
export function heldHint({ waiting, waitsFor = [] }: OwnBusiness, field: WaitingField): string | undefined {
  if (waitingIn(waiting).includes(field)) return changesText.waitsForTeam;
  if (!waitsFor.includes(field)) return undefined;
  return field === 'photo' ? changesText.firstPhotoLooksFirst : changesText.looksFirst;
}

/** The hint below what is more than one line. */
export function HeldHint({ children }: { children: ReactNode }) {
  return children ? <p className="mt-1.5 text-ink-soft text-sm">{children}</p> : null;
}
