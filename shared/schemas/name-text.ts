import * as z from 'zod/mini';
import { cleanName, hasLink, hasPhoneNumber, isReadable, isReserved, mixesScripts } from '#shared/names.ts';
import { requiredText, type Say } from '#shared/schemas/text.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** The name of a business, wherever one is typed: one that shows nothing is none, and one in two scripts that look alike is refused. */
export function nameText(required: Say) {
  return requiredText(required).check(
    z.overwrite(cleanName),
    z.refine(isReadable, { error: required, abort: true }),
    z.refine((name) => !mixesScripts(name), { error: () => messages.nameOfTwoScripts }),
  );
}

/** The name of a person, wherever one is typed: nobody signs as the site, its team or those who have left. */
export function personNameText(required: Say) {
  return nameText(required).check(z.refine((name) => !isReserved(name), { error: () => messages.nameReserved }));
}

/** The name of a user's account, which mails have: no link and no phone number. It is typed again to log in, so it has no joiners. */
export function userNameText(required: Say) {
  return personNameText(required).check(
    z.overwrite(withoutJoiners),
    z.refine((name) => !hasLink(name) && !hasPhoneNumber(name), { error: () => messages.userNameNoContact }),
  );
}

/** A name of an account as somebody types it to log in: it may be one from before these rules. */
export function typedNameText(required: Say) {
  return requiredText(required).check(z.overwrite((name) => withoutJoiners(cleanName(name))));
}

/** With whatever joiners a keyboard puts into it a name is the same. */
function withoutJoiners(name: string): string {
  return name.replaceAll(/([\p{L}\p{M}])[\u200c\u200d]+/gu, '$1').trim();
}
