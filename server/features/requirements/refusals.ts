import { Refusal } from '#server/base/errors.ts';
import { requirementMessages } from '#shared/texts.ts';

/** Why nobody is asked instead of a business. */
const notReplaced = (message: string) => new Refusal(409, 'not_replaced', message);

export const requirementRefusals = {
  requirementNotFound: () => new Refusal(404, 'requirement_not_found', requirementMessages.notFound),
  deadRequirementLink: () => new Refusal(404, 'dead_requirement_link', requirementMessages.deadLink),
  requirementClosed: () => new Refusal(409, 'requirement_closed', requirementMessages.closedAlready),
  requirementStaysClosed: () => new Refusal(409, 'requirement_stays_closed', requirementMessages.staysClosed),
  notAsked: () => new Refusal(400, 'not_asked', requirementMessages.notAsked, { errors: { business: requirementMessages.notAsked } }),
  askedBefore: () =>
    new Refusal(409, 'asked_before', requirementMessages.askedBefore, { errors: { business: requirementMessages.askedBefore } }),
  replacedIsOver: () => notReplaced(requirementMessages.isOver),
  replacedHasAnswered: () => notReplaced(requirementMessages.hasAnswered),
  replacedStillHasTime: () => notReplaced(requirementMessages.stillHasTime),
  requirementPlaceUnknown: () =>
    new Refusal(400, 'place_unknown', requirementMessages.placeUnknown, { errors: { place: requirementMessages.placeUnknown } }),
};
