import { actAsSelf, actFor } from '#server/features/business-people/act-for.ts';
import { answerInvitation, leaveBusiness, listOwnInvitations } from '#server/features/business-people/answer-invitation.ts';
import { invitePerson, listPeople, removePerson, setPersonRole } from '#server/features/business-people/manage-people.ts';
import { callOf } from '#server/routes/call-of.ts';
import { rateLimits } from '#server/routes/rate-limits.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

export async function businessPeopleCalls(app: App) {
  managing(app);
  working(app);
}

function managing(app: App) {
  const { context } = app;
  const config = { onlyFor: 'contractor' as const };

  app.route({
    ...callOf('GET /contractor/people'),
    config,
    handler: async ({ viewer }) => ({ success: true as const, ...(await listPeople(context, viewer)) }),
  });

  app.route({
    ...callOf('POST /contractor/people'),
    config: { ...config, rateLimit: rateLimits.claim },
    handler: async ({ viewer, body, session }, reply) => {
      await invitePerson(context, viewer, body, session);
      return reply.code(201).send({ success: true as const, message: messages.personInvited });
    },
  });

  app.route({
    ...callOf('PUT /contractor/people/:id'),
    config,
    handler: async ({ viewer, params: { id }, body, session }) => {
      await setPersonRole(context, viewer, id, body, session);
      return { success: true as const, message: messages.personChanged };
    },
  });

  app.route({
    ...callOf('DELETE /contractor/people/:id'),
    config,
    handler: async ({ viewer, params: { id }, session }) => {
      await removePerson(context, viewer, id, session);
      return { success: true as const, message: messages.personRemoved };
    },
  });
}

function working(app: App) {
  const { context } = app;
  const config = { onlyFor: 'user' as const };

  app.route({
    ...callOf('GET /invitation/own'),
    config,
    handler: async ({ viewer }) => ({ success: true as const, invitations: await listOwnInvitations(context, viewer) }),
  });

  app.route({
    ...callOf('PUT /invitation/:id'),
    config,
    handler: async ({ viewer, params: { id }, body: { answer } }) => {
      await answerInvitation(context, viewer, id, answer);
      return { success: true as const, message: answer === 'accept' ? messages.invitationTaken : messages.invitationRefused };
    },
  });

  app.route({
    ...callOf('DELETE /invitation/:id'),
    config,
    handler: async ({ viewer, params: { id } }) => {
      await leaveBusiness(context, viewer, id);
      return { success: true as const, message: messages.businessLeft };
    },
  });

  app.route({
    ...callOf('POST /account/act-for/:id'),
    config,
    handler: async ({ viewer, params: { id }, session }) => {
      await actFor(context, viewer, id, session);
      return { success: true as const, message: messages.actingFor };
    },
  });

  app.route({
    ...callOf('POST /account/act-as-self'),
    handler: async ({ session }) => {
      await actAsSelf(context, session);
      return { success: true as const, message: messages.actingAsSelf };
    },
  });
}
