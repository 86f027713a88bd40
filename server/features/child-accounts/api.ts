import { agreeForChild } from '#server/features/child-accounts/agree-for-child.ts';
import { listChildrenOfPhone } from '#server/features/child-accounts/list-children-of-phone.ts';
import { askForLinks } from '#server/features/child-accounts/mail-parent-links.ts';
import { registerChild } from '#server/features/child-accounts/register-child.ts';
import { sayGrownUp } from '#server/features/child-accounts/say-grown-up.ts';
import { BROWSER_COOKIE, setPhoneCookie } from '#server/features/phone-codes/cookies.ts';
import { sendPhoneCode } from '#server/features/phone-codes/send-code.ts';
import { shownBrowser } from '#server/features/sessions/known-browsers.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { childrenText, messages } from '#shared/texts.ts';

export async function childAccountCalls(app: App) {
  const { context } = app;

  app.route({
    ...callOf('POST /user/register-child'),
    config: { rateLimit: rateLimits.registration, sentOnce: true },
    handler: async (request, reply) => {
      await registerChild(context, request.body, request);
      const message = request.body.parentEmail === undefined ? childrenText.parentComes : childrenText.parentAsked;
      return reply.code(201).send({ success: true as const, message });
    },
  });

  app.route({
    ...callOf('POST /child-account/phone/code/send'),
    config: { rateLimit: rateLimits.phoneCode },
    handler: async (request, reply) => {
      const { phoneNo, by } = request.body;
      const asking = { token: request.cookies[BROWSER_COOKIE], browser: shownBrowser(request) };
      const { token, ...sent } = await sendPhoneCode(context, { purpose: 'parent', phoneNo }, by, asking);
      setPhoneCookie(reply, BROWSER_COOKIE, token);
      return { success: true as const, message: messages.phoneCodeSent, ...sent };
    },
  });

  app.route({
    ...callOf('POST /child-account/phone/code/verify'),
    config: { rateLimit: rateLimits.phoneTry },
    handler: async ({ body, cookies }) => {
      return { success: true as const, children: await listChildrenOfPhone(context, body, cookies[BROWSER_COOKIE]) };
    },
  });

  app.route({
    ...callOf('POST /child-account/mail/send'),
    config: { rateLimit: rateLimits.resetCode },
    handler: async ({ body }) => {
      await askForLinks(context, body.email);
      return { success: true as const, message: childrenText.linksMailed };
    },
  });

  app.route({
    ...callOf('POST /child-account/agree'),
    config: { rateLimit: rateLimits.resetTry },
    handler: async ({ body }) => {
      await agreeForChild(context, body.child);
      return { success: true as const, message: childrenText.agreed };
    },
  });

  app.route({
    ...callOf('POST /child-account/grown-up'),
    handler: async ({ viewer }) => {
      await sayGrownUp(context, viewer);
      return { success: true as const, message: childrenText.grownUp };
    },
  });
}
