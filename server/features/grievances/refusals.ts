import { declareConstraints, Refusal, refusals } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const grievanceRefusals = {
  grievanceNotFound: () => new Refusal(404, 'grievance_not_found', messages.grievanceNotFound),
};

declareConstraints({
  grievances__user_id_fkey: refusals.notSignedIn,
  grievances__business_id_fkey: refusals.notSignedIn,
});
