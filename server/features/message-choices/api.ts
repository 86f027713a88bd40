import { getOwnChoices } from '#server/features/message-choices/get-own-choices.ts';
import { resumeMessages } from '#server/features/message-choices/resume-messages.ts';
import { setChoices } from '#server/features/message-choices/set-choices.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

export async function messageChoiceCalls(app: App) {
  const { context } = app;

  app.route({
    ...callOf('GET /account/message-choices'),
    handler: async ({ viewer }) => ({ success: true as const, data: await getOwnChoices(context, viewer) }),
  });

  app.route({
    ...callOf('PUT /account/message-choices'),
    handler: async ({ viewer, body }) => {
      await setChoices(context, viewer, body);
      return { success: true as const, message: messages.choicesSaved };
    },
  });

  app.route({
    ...callOf('POST /account/message-choices/resume'),
    handler: async ({ viewer }) => {
      await resumeMessages(context, viewer);
      return { success: true as const, message: messages.messagesResumed };
    },
  });
}
