import { Refusal } from '#server/base/errors.ts';
import { messages } from '#shared/texts.ts';

export const sentOnceRefusals = {
  onItsWay: () => new Refusal(409, 'on_its_way', messages.onItsWay, { retryAfter: 5 }),
};
