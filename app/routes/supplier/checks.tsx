import { redirect } from 'react-router';
import { askContext, viewerContext } from '#app/context.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { OwnChecks } from '#app/features/checks/own-checks.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listOwnChecks } from '#server/features/checks/list-own-checks.ts';
import { needsProof } from '#server/features/email-addresses/is-proven.ts';
import { checksText } from '#shared/texts.ts';
import type { Route } from './+types/checks.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(viewerContext);
  if (owner.kind === 'visitor') throw redirect(loginAddress('/supplier/login', '/profilesupplier/checks'));
  if (owner.kind !== 'contractor') throw redirect('/');
  const ask = context.get(askContext);
  const [checks, isEmailDue] = await Promise.all([
    ask(({ context, viewer }) => listOwnChecks(context, viewer)),
    ask(({ context }) => needsProof(context, owner)),
  ]);
  return { checks, isEmailDue };
}

export const meta = () => [{ title: titleOf(checksText.yourChecks) }, { name: 'robots', content: 'noindex' }];

/** Where an owner sends numbers for check, and sees what stands until when. */
export default function Checks({ loaderData }: Route.ComponentProps) {
  return <OwnChecks {...loaderData} />;
}
