import { declareConstraints, Refusal, refusals } from '#server/base/errors.ts';
import { dataRequestsText, messages } from '#shared/texts.ts';

export const grievanceRefusals = {
  grievanceNotFound: () => new Refusal(404, 'grievance_not_found', messages.grievanceNotFound),
  deadLink: () => new Refusal(400, 'dead_request_link', dataRequestsText.deadLink),
};

declareConstraints({
  grievances__user_id_fkey: refusals.notSignedIn,
  grievances__business_id_fkey: refusals.notSignedIn,
});
