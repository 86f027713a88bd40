import { redirect } from 'react-router';
import { askContext, viewerContext } from '#app/context.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { OwnChecks } from '#app/features/checks/own-checks.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { getCheckMonths } from '#server/features/checks/get-check-months.ts';
import { findOwnLetter } from '#server/features/checks/letters/find-own-letter.ts';
import { listOwnChecks } from '#server/features/checks/list-own-checks.ts';
import { needsProof } from '#server/features/email-addresses/is-proven.ts';
import { doesFor } from '#server/features/sessions/require-duty.ts';
import { checksText } from '#shared/texts.ts';
import type { Route } from './+types/checks.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(viewerContext);
  if (owner.kind === 'visitor') throw redirect(loginAddress('/supplier/login', '/profilesupplier/checks'));
  if (owner.kind !== 'contractor') throw redirect('/');
  if (!doesFor(owner, 'all')) throw redirect('/profilesupplier');
  const ask = context.get(askContext);
  const [checks, letterUntil, months, isEmailDue] = await Promise.all([
    ask(({ context, viewer }) => listOwnChecks(context, viewer)),
    ask(({ context, viewer }) => findOwnLetter(context, viewer)),
    ask(({ context }) => getCheckMonths(context)),
    // Its own account alone confirms it.
    owner.member ? false : ask(({ context }) => needsProof(context, owner)),
  ]);
  return { checks, letterUntil, months, isEmailDue };
}

export const meta = () => [{ title: titleOf(checksText.yourChecks) }, { name: 'robots', content: 'noindex' }];

/** Where an owner sends numbers for check, and sees what stands until when. */
export default function Checks({ loaderData }: Route.ComponentProps) {
  return <OwnChecks {...loaderData} />;
}
