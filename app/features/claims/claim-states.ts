import type { ClaimState } from '#shared/schemas/claims.ts';
import { claimsText } from '#shared/texts.ts';

/** What the team calls the state of a claim. */
export const claimStates: Record<ClaimState, () => string> = {
  open: () => claimsText.waiting,
  taken: () => claimsText.taken,
  refused: () => claimsText.refused,
  ended: () => claimsText.ended,
  taken_back: () => claimsText.takenBack,
};
