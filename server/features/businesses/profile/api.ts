import { editOwnBusiness } from '#server/features/businesses/profile/edit-own-business.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import { multipartForms } from '#server/features/media/multipart.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { asKept } from '#shared/schemas/own-business.ts';
import { messages } from '#shared/texts.ts';
import { waitingFieldNames } from '#shared/waiting-field-names.ts';
import { waitingIn } from '#shared/waiting-fields.ts';

export async function profileCalls(app: App) {
  const { context } = app;
  await app.register(multipartForms);
  const config = { onlyFor: 'contractor' } as const;

  app.route({
    ...callOf('GET /contractor/profile'),
    config,
    handler: async ({ viewer }) => {
      return { success: true as const, contractor: await getOwnBusiness(context, viewer) };
    },
  });

  app.route({
    ...callOf('PUT /contractor/edit'),
    config: { ...config, edits: async ({ viewer }) => asKept(await getOwnBusiness(context, viewer)) },
    bodyLimit: limits.pictureFormBytes,
    handler: async ({ viewer, body, session }) => {
      const contractor = await editOwnBusiness(context, viewer, body, session);
      const waits = waitingIn(contractor.waiting).map((field) => waitingFieldNames[field]());
      const said = [
        ...(contractor.newEmail ? [messages.confirmNewEmail] : []),
        ...(waits.length > 0 ? [messages.changesWait(waits.join(', '))] : []),
      ];
      const notice = said.length > 0 ? { notice: said.join('. ') } : {};
      return { success: true as const, message: messages.profileUpdated, ...notice, contractor };
    },
  });
}
