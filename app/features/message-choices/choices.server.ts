import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { formAction, readEntries } from '#app/components/form-action.ts';
import { askContext, viewerContext } from '#app/context.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { endOwnConsent } from '#server/features/agreements/end-own-consent.ts';
import { listOwnConsents } from '#server/features/agreements/list-own-consents.ts';
import { sayGrownUp } from '#server/features/child-accounts/say-grown-up.ts';
import { getOwnChoices } from '#server/features/message-choices/get-own-choices.ts';
import { resumeMessages } from '#server/features/message-choices/resume-messages.ts';
import { setChoices } from '#server/features/message-choices/set-choices.ts';
import { getOwnNominee } from '#server/features/nominees/get-own-nominee.ts';
import { removeNominee } from '#server/features/nominees/remove-nominee.ts';
import { isChild } from '#server/features/sessions/children.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';
import { choicesDoing, choicesInput } from '#shared/schemas/message-choices.ts';
import { childrenText, consentsText, messages, nomineesText } from '#shared/texts.ts';

/** Where each kind of account chooses, and logs in first. */
const PAGES = {
  user: { page: '/user/told', login: '/user/login' },
  contractor: { page: '/profilesupplier/told', login: '/supplier/login' },
} as const;

/** Loads what an account of a kind has chosen and agreed to; others are led to their own page, or to the login. */
export function showChoices(kind: PublicAccount['kind']) {
  return async ({ context }: LoaderFunctionArgs) => {
    const viewer = context.get(viewerContext);
    const { kind: found } = viewer;
    const { page, login } = PAGES[kind];
    if (found === 'visitor') throw redirect(loginAddress(login, page));
    if (found !== kind) throw redirect(found === 'user' || found === 'contractor' ? PAGES[found].page : '/');
    // What is told to the business, its own account chooses.
    if (viewer.kind === 'contractor' && viewer.member) throw redirect('/profilesupplier');
    const ask = context.get(askContext);
    const [choices, consents, nominee, child] = await Promise.all([
      ask(({ context, viewer }) => getOwnChoices(context, viewer)),
      ask(({ context, viewer }) => listOwnConsents(context, viewer)),
      ask(({ context, viewer }) => getOwnNominee(context, viewer)),
      ask(async ({ context, viewer }) => viewer.kind === 'user' && isChild(context.db, viewer)),
    ]);
    return { ...choices, consents, nominee, isChild: child };
  };
}

/** Takes what is chosen on the page, takes a STOP back, takes back whom one has named, takes a child's word that they are 18, or ends what was agreed to. */
export const changeChoices = formAction(async ({ context }: ActionFunctionArgs, form) => {
  const ask = context.get(askContext);
  const doing = readEntries(choicesDoing, form.get('doing'));
  if (doing === 'no-nominee') {
    await ask(({ context, viewer }) => removeNominee(context, viewer));
    return { outcome: nomineesText.takenBack };
  }
  if (doing === 'grown-up') {
    await ask(({ context, viewer }) => sayGrownUp(context, viewer));
    return { outcome: childrenText.grownUp };
  }
  if (doing !== 'choose' && doing !== 'resume') {
    await ask(({ context, viewer }) => endOwnConsent(context, viewer, doing));
    return { outcome: consentsText.ended };
  }
  if (doing === 'resume') {
    await ask(({ context, viewer }) => resumeMessages(context, viewer));
    return { outcome: messages.messagesResumed };
  }
  const input = readEntries(choicesInput, Object.fromEntries(form));
  await ask(({ context, viewer }) => setChoices(context, viewer, input));
  return { outcome: messages.choicesSaved };
});
