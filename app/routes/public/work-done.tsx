import { formAction, keepForm, readEntries, refusedIn } from '#app/components/form-action.ts';
import { askContext } from '#app/context.ts';
import { LinkBox, LinkEnd } from '#app/features/mail-links/link-box.tsx';
import { privatePage } from '#app/features/page-meta/private-page.ts';
import { WorkQuestion } from '#app/features/work-done/work-question.tsx';
import { readWork, sayWorkDone } from '#server/features/work-done/say-work-done.ts';
import { workDoneInput } from '#shared/schemas/work-done.ts';
import { threadsText, workDoneText } from '#shared/texts.ts';
import type { Route } from './+types/work-done.ts';

/** Its form is counted with the call that does the same. */
export const handle = { formLimit: 'threadMessage' };

const page = privatePage('strict-origin');

export const meta = () => page.meta(workDoneText.wasItDone);

export const headers = page.headers;

export async function loader({ params, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  return page.read(
    ask(({ context }) => readWork(context, params.token)),
    404,
    409,
  );
}

export const action = formAction(async ({ params, context }: Route.ActionArgs, form) => {
  const ask = context.get(askContext);
  const { as } = readEntries(workDoneInput, Object.fromEntries(form));
  await ask(({ context, viewer }) => sayWorkDone(context, viewer, params.token, as));
  return { said: as };
});

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

/** Where the question leads whether the work is done: its buttons say it, because programs that look at mails open links by themselves. */
export default function WorkDone({ loaderData: { found, said }, actionData }: Route.ComponentProps) {
  if (found) {
    return (
      <LinkBox title={workDoneText.wasItDone}>
        <WorkQuestion work={found} />
      </LinkBox>
    );
  }
  return (
    <LinkBox title={threadsText.linkOpensNothing}>
      <LinkEnd>{refusedIn(actionData)?.refused ?? said}</LinkEnd>
    </LinkBox>
  );
}
