import { data, redirect } from 'react-router';
import { Button, buttonClass } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { formAction, useRefusedForm } from '#app/components/form-action.ts';
import { Link } from '#app/components/link.tsx';
import { askContext } from '#app/context.ts';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { loginAddress } from '#app/features/accounts/return-path.ts';
import { privatePage } from '#app/features/page-meta/private-page.ts';
import { wayOf } from '#app/features/phone-codes/phone-calls.ts';
import { openSignInLink, readSignInLink } from '#server/features/phone-codes/links/open-link.ts';
import { limits } from '#shared/limits.ts';
import type { MessageKind } from '#shared/schemas/short-messages.ts';
import { accountsText, toldText as text } from '#shared/texts.ts';
import type { Route } from './+types/sign-in-link.ts';

/** Browsers name the site with its form, so that no other one can post it. */
const page = privatePage('strict-origin');

export const handle = { formLimit: 'signInLink' };

export const meta = () => page.meta(text.linkTitle);

export const headers = page.headers;

/** Behind a question mark, too: operators that know addresses of templates alone to which something is added there. */
const tokenOf = ({ params, request }: Pick<Route.LoaderArgs, 'params' | 'request'>) => params.token ?? new URL(request.url).search.slice(1);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const token = tokenOf({ params, request });
  const link = await ask(({ context, viewer, caller }) => readSignInLink(context, viewer, caller, token));
  if (link.is === 'theirs') throw redirect(link.path, { headers: page.headers() });
  return data(link, { status: link.is === 'open' ? 200 : 404, headers: page.headers() });
}

export const action = formAction(async ({ params, request, context }: Route.ActionArgs, form) => {
  const ask = context.get(askContext);
  const entered = { once: String(form.get('once') ?? ''), password: String(form.get('password') ?? '') || undefined };
  const token = tokenOf({ params, request });
  const path = await ask(async ({ context, viewer, caller, session, keepSession }) => {
    const opened = await openSignInLink(context, viewer, token, entered, { ...caller, session });
    if (opened.session) await keepSession(opened.session);
    return opened.path;
  });
  return redirect(path);
});

/** What the button opens, by what the message tells of. */
const openings: Record<MessageKind, () => string> = {
  code: () => text.linkOpen,
  claimCode: () => text.linkOpen,
  parentCode: () => text.linkOpen,
  enquiry: () => text.openEnquiry,
  message: () => text.openMessage,
  closed: () => text.openEnquiry,
  decision: () => text.openBusiness,
  review: () => text.openReview,
  answer: () => text.openAnswer,
  asked: () => text.openOwnEnquiry,
  reply: () => text.openReply,
  moderation: () => text.openDecided,
  claimed: () => text.linkOpen,
  workDone: () => text.openWorkDone,
  reviewWanted: () => text.openReviewWanted,
  invitation: () => text.linkOpen,
  test: () => text.linkOpen,
};

/** Where the link of a short message leads: a button signs in, because programs open links by themselves. */
export default function SignInLink({ loaderData: link }: Route.ComponentProps) {
  const refused = useRefusedForm();
  return (
    <div className="page-width py-10 sm:py-16">
      <div className="mx-auto max-w-lg rounded-2xl border border-cement bg-paper p-[min(1.25rem,20px)] sm:p-10">
        {link.is === 'open' ? (
          <>
            <h1 className="font-extrabold text-2xl leading-tight tracking-tight sm:text-3xl">{text.linkTitle}</h1>
            <p className="mt-3 text-ink-soft text-lg">{text.linkSays()}</p>
            {link.isOtherAccount && <p className="mt-3 font-medium">{text.linkOther}</p>}
            <AccountForm reloadDocument className="mt-6 grid gap-4">
              <input type="hidden" name="once" value={link.once} />
              {link.forgotten && (
                <Field label={text.linkPassword} hint={text.linkWhyPassword} error={refused?.errors.password}>
                  {(attributes) => (
                    <input
                      {...attributes}
                      type="password"
                      name="password"
                      required
                      autoComplete="current-password"
                      maxLength={limits.shortText}
                      className={inputClass}
                    />
                  )}
                </Field>
              )}
              <Button type="submit" size="lg" className="w-full">
                {openings[link.opens]()}
              </Button>
              {link.forgotten && (
                <Link
                  to={loginAddress(wayOf(link.forgotten.kind).forgot, link.forgotten.path)}
                  className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brick underline-offset-4 hover:underline"
                >
                  {accountsText.forgotPassword}
                </Link>
              )}
            </AccountForm>
          </>
        ) : (
          <>
            <h1 className="font-extrabold text-2xl leading-tight tracking-tight sm:text-3xl">
              {link.is === 'over' ? text.overTitle : text.noneTitle}
            </h1>
            <p role="status" className="mt-3 text-ink-soft text-lg">
              {link.is === 'over' ? text.overSays : text.noneSays}
            </p>
            <div className="mt-6 grid gap-3">
              {!(link.is === 'over' && link.kind === 'user') && (
                <Link
                  to={loginAddress('/supplier/login', link.is === 'over' ? link.path : '/profilesupplier')}
                  className={buttonClass({ size: 'lg' })}
                >
                  {text.logInBusiness}
                </Link>
              )}
              {!(link.is === 'over' && link.kind === 'contractor') && (
                <Link
                  to={loginAddress('/user/login', link.is === 'over' ? link.path : '/user/requirements')}
                  className={buttonClass({ size: 'lg', variant: link.is === 'over' ? 'primary' : 'secondary' })}
                >
                  {text.logInUser}
                </Link>
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
