import { editOwnBusiness } from '#server/features/businesses/profile/edit-own-business.ts';
import { getOwnBusiness } from '#server/features/businesses/profile/get-own-business.ts';
import { multipartForms } from '#server/features/media/multipart.ts';
import type { App } from '#server/plugins/zod-schemas.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { contractorAnswer, contractorEdit, contractorEdited } from '#shared/schemas/contractors.ts';

export async function profileCalls(app: App) {
  const { context } = app;
  await app.register(multipartForms);
  const tags = ['contractors'];
  const config = { onlyFor: 'contractor' } as const;

  app.get('/contractor/profile', { config, schema: { tags, response: { 200: contractorAnswer } } }, async ({ viewer }) => {
    return { success: true as const, contractor: await getOwnBusiness(context, viewer) };
  });

  app.put(
    '/contractor/edit',
    { config, bodyLimit: limits.pictureFormBytes, schema: { tags, body: contractorEdit, response: { 200: contractorEdited } } },
    async ({ viewer, body }) => {
      const contractor = await editOwnBusiness(context, viewer, body);
      const notice = contractor.newEmail && { notice: messages.confirmNewEmail };
      return { success: true as const, message: messages.profileUpdated, ...notice, contractor };
    },
  );
}
