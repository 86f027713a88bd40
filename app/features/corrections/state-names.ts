import type { OwnCorrection } from '#shared/schemas/corrections.ts';
import { correctionsText } from '#shared/texts.ts';

const ended = {
  same: () => correctionsText.endedSame,
  changed: () => correctionsText.endedChanged,
  unlisted: () => correctionsText.endedUnlisted,
};

/** What has become of a suggestion, in a few words. */
export function stateName({ state, endedAs }: Pick<OwnCorrection, 'state' | 'endedAs'>): string {
  if (state === 'ended') return ended[endedAs ?? 'changed']();
  return {
    owner: correctionsText.withOwner,
    team: correctionsText.withTeam,
    accepted: correctionsText.accepted,
    refused: correctionsText.refused,
  }[state];
}

/** The colour at the edge of a suggestion in a list. */
export const stateLooks: Record<OwnCorrection['state'], string> = {
  owner: 'border-amber',
  team: 'border-amber',
  accepted: 'border-leaf',
  refused: 'border-danger',
  ended: 'border-cement-dark',
};
