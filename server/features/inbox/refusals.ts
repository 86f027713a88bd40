import { declareConstraints, Refusal, refusals } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const inboxRefusals = {
  messageNotFound: () => new Refusal(404, 'message_not_found', messages.messageNotFound),
  noAddress: () => new Refusal(409, 'no_address', messages.noAddressToAnswer),
};

declareConstraints({
  contact_messages__user_id_fkey: refusals.notSignedIn,
  contact_messages__business_id_fkey: refusals.notSignedIn,
});
