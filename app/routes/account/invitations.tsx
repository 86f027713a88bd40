import { redirect } from 'react-router';
import * as z from 'zod/mini';
import { doneIn, formAction, keepForm, readEntries, refusedIn } from '#app/components/form-action.ts';
import { EmptyState } from '#app/components/list-states.tsx';
import { askContext, viewerContext } from '#app/context.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { ActingNow } from '#app/features/business-people/acting-now.tsx';
import { InvitationList } from '#app/features/business-people/invitation-list.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { OwnPhone } from '#app/features/phone-codes/own-phone.tsx';
import type { Context, Viewer } from '#server/context.ts';
import { actAsSelf, actFor } from '#server/features/business-people/act-for.ts';
import { answerInvitation, findOldNumber, leaveBusiness, listOwnInvitations } from '#server/features/business-people/answer-invitation.ts';
import { formMessages, messages, peopleText as text } from '#shared/texts.ts';
import type { Route } from './+types/invitations.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { kind } = context.get(viewerContext);
  if (kind === 'visitor') throw redirect(loginAddress('/user/login', '/user/invitations'));
  if (kind === 'admin') throw redirect('/');
  // The mail does not know how its reader is signed in.
  if (kind === 'contractor') return { invitations: undefined, oldNumber: undefined };
  const ask = context.get(askContext);
  const invitations = await ask(({ context, viewer }) => listOwnInvitations(context, viewer));
  return { invitations, oldNumber: await ask(({ context, viewer }) => findOldNumber(context, viewer)) };
}

const entries = z.object({
  doing: z.enum(['accept', 'refuse', 'leave', 'act', 'self'], { error: () => formMessages.invalidRequest }),
  id: z._default(z.string(), ''),
});

/** What the buttons of one invitation do, each with what is said of it. */
const DOINGS = {
  accept: {
    take: (context: Context, viewer: Viewer, id: string) => answerInvitation(context, viewer, id, 'accept'),
    said: () => messages.invitationTaken,
  },
  refuse: {
    take: (context: Context, viewer: Viewer, id: string) => answerInvitation(context, viewer, id, 'refuse'),
    said: () => messages.invitationRefused,
  },
  leave: { take: leaveBusiness, said: () => messages.businessLeft },
};

export const action = formAction(async ({ context }: Route.ActionArgs, form) => {
  const { doing, id } = readEntries(entries, Object.fromEntries(form));
  const ask = context.get(askContext);
  if (doing === 'self') {
    await ask(({ context, session }) => actAsSelf(context, session));
    throw redirect('/user/invitations');
  }
  if (doing === 'act') {
    await ask(({ context, viewer, session }) => actFor(context, viewer, id, session));
    throw redirect('/profilesupplier');
  }
  const { take, said } = DOINGS[doing];
  await ask(({ context, viewer }) => take(context, viewer, id));
  return { said: said() };
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

export const meta = () => [{ title: titleOf(text.invitations) }, { name: 'robots', content: 'noindex' }];

/** Where a user accepts what businesses invite them to, and goes on for one that they work for. Works without script. */
export default function Invitations({ loaderData: { invitations, oldNumber }, actionData }: Route.ComponentProps) {
  const done = doneIn(actionData);
  const refused = refusedIn(actionData);
  return (
    <div className="page-width max-w-3xl pt-6 pb-14">
      <h1 className="font-extrabold text-3xl leading-tight tracking-tight">{text.invitations}</h1>
      <p className="mt-2 mb-5 text-ink-soft">{text.invitationsIntro}</p>
      {refused && (
        <p role="alert" className="mb-5 rounded-lg border-2 border-danger bg-paper px-4 py-3 font-medium text-danger">
          {refused.refused}
        </p>
      )}
      {done && (
        <p role="status" className="mb-5 rounded-lg bg-leaf/10 px-4 py-3 font-medium">
          {done.said}
        </p>
      )}
      <ActingNow />
      {!invitations && <EmptyState title={text.forUsers} hint={text.forUsersHint} />}
      {invitations?.length === 0 && <EmptyState title={text.none} hint={text.noneHint} />}
      {invitations && invitations.length > 0 && <InvitationList invitations={invitations} />}
      {oldNumber && (
        <section aria-labelledby="old-number" className="mt-8">
          <h2 id="old-number" className="font-bold text-xl">
            {text.confirmAgain}
          </h2>
          <p className="mt-2 mb-4 text-ink-soft">{text.confirmAgainHint}</p>
          <OwnPhone phoneNo={oldNumber} isProven={false} removable={false} />
        </section>
      )}
    </div>
  );
}
