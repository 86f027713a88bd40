import { redirect } from 'react-router';
import * as z from 'zod/mini';
import { doneIn, formAction, keepForm, readEntries } from '#app/components/form-action.ts';
import { askContext, viewerContext } from '#app/context.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { AskAll } from '#app/features/work-done/ask-all.tsx';
import { ReviewLink } from '#app/features/work-done/review-link.tsx';
import { doesFor } from '#server/features/sessions/require-duty.ts';
import { askForReviews, getReviewAsks } from '#server/features/work-done/ask-for-reviews.ts';
import { drawReviewCode } from '#server/features/work-done/draw-review-code.ts';
import { formMessages, requirementMessages, workDoneText as text } from '#shared/texts.ts';
import type { Route } from './+types/ask-for-reviews.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(viewerContext);
  if (owner.kind === 'visitor') throw redirect(loginAddress('/supplier/login', '/profilesupplier/reviews'));
  if (owner.kind !== 'contractor') throw redirect('/');
  if (!doesFor(owner, 'all')) throw redirect('/profilesupplier');
  const ask = context.get(askContext);
  const asks = await ask(({ context, viewer }) => getReviewAsks(context, viewer));
  return { ...asks, picture: drawReviewCode(asks.address) };
}

const doings = z.enum(['ask'], { error: () => formMessages.invalidRequest });

export const action = formAction(async ({ context }: Route.ActionArgs, form) => {
  readEntries(doings, form.get('doing'));
  const ask = context.get(askContext);
  return { said: requirementMessages.reviewsAsked(await ask(({ context, viewer }) => askForReviews(context, viewer))) };
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

export const meta = () => [{ title: titleOf(text.askForReviews) }, { name: 'robots', content: 'noindex' }];

/** Where an owner asks for reviews: one link for everybody, and a question to all whose work was done. */
export default function AskForReviews({ loaderData: { address, picture, done, waiting }, actionData }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-2xl py-8 sm:py-12">
      <h1 className="font-extrabold text-3xl leading-tight tracking-tight">{text.askForReviews}</h1>
      <p className="mt-3 text-ink-soft">{text.askIntro}</p>
      <div className="mt-6 grid gap-5">
        <ReviewLink address={address} picture={picture} />
        <AskAll done={done} waiting={waiting} said={doneIn(actionData)?.said} />
      </div>
    </div>
  );
}
