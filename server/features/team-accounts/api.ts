import { blockAccount, unblockAccount } from '#server/features/accounts/blocks/block-account.ts';
import { signOutAccount } from '#server/features/accounts/blocks/sign-out-account.ts';
import { getTeamAccount } from '#server/features/team-accounts/get-team-account.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { backOfficeMessages } from '#shared/texts.ts';

export async function teamAccountCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'admin' } as const;

  app.route({
    ...callOf('GET /admin/account/get/:kind/:id'),
    config,
    handler: async ({ viewer, params }) => ({ success: true as const, ...(await getTeamAccount(context, viewer, params)) }),
  });

  app.route({
    ...callOf('PUT /admin/account/block/:kind/:id'),
    config,
    handler: async ({ viewer, params, body }) => {
      await blockAccount(context, viewer, params, body.reason);
      return { success: true as const, message: backOfficeMessages.accountBlocked };
    },
  });

  app.route({
    ...callOf('PUT /admin/account/unblock/:kind/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await unblockAccount(context, viewer, params);
      return { success: true as const, message: backOfficeMessages.accountUnblocked };
    },
  });

  app.route({
    ...callOf('PUT /admin/account/sign-out/:kind/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await signOutAccount(context, viewer, params);
      return { success: true as const, message: backOfficeMessages.accountSignedOut };
    },
  });
}
