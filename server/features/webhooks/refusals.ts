import { Refusal } from '#server/base/errors.ts';
import { webhookMessages } from '#shared/texts.ts';

const atField = (status: number, code: string, field: string, message: string) =>
  new Refusal(status, code, message, { errors: { [field]: message } });

export const webhookRefusals = {
  webhookNotFound: () => new Refusal(404, 'webhook_not_found', webhookMessages.webhookNotFound),
  deliveryNotFound: () => new Refusal(404, 'delivery_not_found', webhookMessages.deliveryNotFound),
  urlNotPublic: () => atField(400, 'url_not_public', 'url', webhookMessages.urlNotPublic),
  tooManyWebhooks: () => new Refusal(409, 'too_many_webhooks', webhookMessages.tooManyWebhooks),
};
