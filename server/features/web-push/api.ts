import { listDevices } from '#server/features/web-push/list-devices.ts';
import { removeAllDevices, removeDevice } from '#server/features/web-push/remove-devices.ts';
import { subscribeDevice } from '#server/features/web-push/subscribe-device.ts';
import { callOf } from '#server/routes/call-of.ts';
import type { App } from '#server/routes/zod-schemas.ts';
import { messages } from '#shared/texts.ts';

export async function webPushCalls(app: App) {
  const { context } = app;
  const config = { onlyFor: 'contractor' as const };

  app.route({
    ...callOf('GET /contractor/push'),
    config,
    handler: async ({ viewer }) => ({ success: true as const, ...(await listDevices(context, viewer)) }),
  });

  app.route({
    ...callOf('POST /contractor/push/devices'),
    config,
    handler: async ({ viewer, session, body }, reply) => {
      const device = await subscribeDevice(context, viewer, session, body);
      return reply.code(201).send({ success: true, message: messages.deviceAdded, device });
    },
  });

  app.route({
    ...callOf('DELETE /contractor/push/devices'),
    config,
    handler: async ({ viewer }) => {
      await removeAllDevices(context, viewer);
      return { success: true as const, message: messages.allDevicesRemoved };
    },
  });

  app.route({
    ...callOf('DELETE /contractor/push/devices/:id'),
    config,
    handler: async ({ viewer, params }) => {
      await removeDevice(context, viewer, params.id);
      return { success: true as const, message: messages.deviceRemoved };
    },
  });
}
