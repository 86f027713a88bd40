import { Refusal } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const deviceRefusals = {
  deviceNotFound: () => new Refusal(404, 'device_not_found', messages.deviceNotFound),
  deviceBeforeApproval: () => new Refusal(409, 'device_before_approval', messages.deviceBeforeApproval),
  noPushService: () => new Refusal(400, 'no_push_service', messages.noPushService, { errors: { endpoint: messages.noPushService } }),
};
