import { declareConstraints, Refusal, refusals } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const peopleRefusals = {
  personNotFound: () => new Refusal(404, 'person_not_found', messages.personNotFound),
  lastOwner: () => new Refusal(409, 'last_owner', messages.lastOwner),
  isGone: () => new Refusal(409, 'person_gone', messages.personGone),
  invitedAlready: () => new Refusal(409, 'invited_already', messages.invitedAlready),
  tooMany: () => new Refusal(409, 'too_many_people', messages.tooManyPeople),
  proveFirst: () => new Refusal(403, 'prove_first', messages.proveToInvite),
  tooManyMessages: () => new Refusal(429, 'too_many_invitations', messages.tooManyInvitations),
  hasReviewed: () => new Refusal(409, 'has_reviewed', messages.invitationReviewed),
  invitationNotFound: () => new Refusal(404, 'invitation_not_found', messages.invitationNotFound),
  notForYou: () => new Refusal(403, 'not_for_you', messages.invitationNotForYou),
  tooYoung: () => new Refusal(403, 'too_young', messages.tooYoungToWork),
  isOver: () => new Refusal(409, 'invitation_over', messages.invitationOver),
  businessGone: () => new Refusal(409, 'business_gone', messages.invitationBusinessGone),
  worksThereAlready: () => new Refusal(409, 'works_there_already', messages.worksThereAlready),
};

declareConstraints({
  business_members__business_id_fkey: refusals.notSignedIn,
  business_members__user_id_fkey: refusals.notSignedIn,
  business_members__business_id_email_open: () => peopleRefusals.invitedAlready(),
  business_members__business_id_phone_no_open: () => peopleRefusals.invitedAlready(),
  business_members__business_id_user_id_joined: () => peopleRefusals.worksThereAlready(),
  sessions__member_id_fkey: refusals.notSignedIn,
});
