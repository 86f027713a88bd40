import { declareConstraints, Refusal } from '#server/base/errors.ts';
import { backOfficeMessages } from '#shared/texts.ts';

export const queueRefusals = {
  waitsNoMore: () => new Refusal(404, 'waits_no_more', backOfficeMessages.waitsNoMore),
  isAnothers: () => new Refusal(409, 'is_anothers', backOfficeMessages.queuedIsAnothers),
  doesNotDecide: () => new Refusal(400, 'does_not_decide', backOfficeMessages.memberDoesNotDecide),
};

declareConstraints({ queue_takers__admin_id_fkey: () => queueRefusals.doesNotDecide() });
