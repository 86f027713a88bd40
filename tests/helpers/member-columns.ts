import type { Member, Row } from '#tests/helpers/role-rows.ts';

const ENQUIRIES = /^\w+ (\/contractor\/enquiries(?!\/export)|\/contractor\/quick-replies|\/contractor\/chat)/;
const EDITS = /^\w+ (\/contractor\/(edit$|send-again|served-places|changes|corrections)|\/review\/reply\/)/;
const ALL = /^\w+ \/contractor\/(people\b|activity$|checks\b|check-documents\b|review-asks$|enquiries\/export)/;
const OWN = /^GET \/contractor\/(profile|get$)/;

/** The calls of a business that each of its people makes beside its own account, which makes all of them. */
const CALLS: Record<Member, RegExp[]> = {
  'member who answers': [OWN, ENQUIRIES],
  'member who edits': [OWN, EDITS],
  'member who does all': [OWN, ENQUIRIES, EDITS, ALL],
};
/** Several are asked at once: whether one is their own is looked at before whether it is shown. */
const TOGETHER = /^POST \/requirement\/send$/;
/** What nobody asks or corrects of a business that they work for. */
const ASKS = /^POST \/(send-enquiry\/|requirement\/send$|correction\/add\/)/;
const REVIEWS = /^(POST \/review\/add|PUT \/review\/helpful\/)/;
/** Shown to a business, whoever of it looks. */
const SHOWN = /^GET \/(contractor\/get-details|waiting-picture|private-picture)\//;

/** What somebody of the business in this role is answered by a row's call: the rest of the site's calls they make as themselves. */
export function answerToMember(role: Member, [name, [, user, owner]]: Row): number {
  if (SHOWN.test(name)) return owner;
  if (name === 'POST /account/act-as-self') return 200;
  // With another number and e-mail, which the business's own account alone changes.
  if (name === 'PUT /contractor/edit') return 403;
  // What is sent is looked at before who sends it.
  if (owner === 415) return owner;
  if ((user < 300 || TOGETHER.test(name)) && owner >= 400 && ASKS.test(name)) return owner;
  if (user < 300 && owner >= 400 && REVIEWS.test(name)) return 403;
  const isOfBusiness = user === 403 && owner !== 403;
  if (!isOfBusiness) return user;
  return CALLS[role].some((call) => call.test(name)) ? owner : 403;
}
