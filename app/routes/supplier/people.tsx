import { redirect } from 'react-router';
import { askContext, viewerContext } from '#app/context.ts';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { InviteForm } from '#app/features/business-people/invite-form.tsx';
import { PeoplesEdits } from '#app/features/business-people/peoples-edits.tsx';
import { PersonList } from '#app/features/business-people/person-list.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listPeople } from '#server/features/business-people/manage-people.ts';
import { doesFor } from '#server/features/sessions/require-duty.ts';
import { peopleText as text } from '#shared/texts.ts';
import type { Route } from './+types/people.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const owner = context.get(viewerContext);
  if (owner.kind === 'visitor') throw redirect(loginAddress('/supplier/login', '/profilesupplier/people'));
  if (owner.kind !== 'contractor') throw redirect('/');
  if (!doesFor(owner, 'all')) throw redirect('/profilesupplier');
  const ask = context.get(askContext);
  return ask(({ context, viewer }) => listPeople(context, viewer));
}

export const meta = () => [{ title: titleOf(text.people) }, { name: 'robots', content: 'noindex' }];

/** Where an owner invites others to work for the business, says what each may do, removes them, and sees who changed what. */
export default function People({ loaderData: { people, edits } }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-3xl py-8 sm:py-12">
      <h1 className="font-extrabold text-3xl leading-tight tracking-tight">{text.people}</h1>
      <p className="mt-3 text-ink-soft">{text.intro}</p>
      <p className="mt-1 text-ink-soft">{text.ownAccount}</p>
      <div className="mt-6 grid gap-8">
        <PersonList people={people} />
        <InviteForm />
        <PeoplesEdits edits={edits} />
      </div>
    </div>
  );
}
