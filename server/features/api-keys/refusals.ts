import { declareConstraints, Refusal } from '#server/base/errors.ts';
import type { ApiScope } from '#shared/schemas/api-keys.ts';
import { apiKeyMessages } from '#shared/texts.ts';

const atField = (status: number, code: string, field: string, message: string) =>
  new Refusal(status, code, message, { errors: { [field]: message } });

export const apiKeyRefusals = {
  keyNeeded: () => new Refusal(401, 'key_needed', apiKeyMessages.keyNeeded),
  keyUnknown: () => new Refusal(401, 'key_unknown', apiKeyMessages.keyUnknown),
  keyEnded: () => new Refusal(401, 'key_ended', apiKeyMessages.keyEnded),
  keyInAddress: () => new Refusal(400, 'key_in_address', apiKeyMessages.keyInAddress),
  notForKeys: () => new Refusal(403, 'not_for_keys', apiKeyMessages.notForKeys),
  scopeNeeded: (scope: ApiScope) => new Refusal(403, 'scope_needed', apiKeyMessages.scopeNeeded(scope)),
  addressNotAllowed: (address: string) => new Refusal(403, 'address_not_allowed', apiKeyMessages.addressNotAllowed(address)),
  keyNotFound: () => new Refusal(404, 'key_not_found', apiKeyMessages.keyNotFound),
  nameTaken: () => atField(409, 'already_taken', 'name', apiKeyMessages.nameTaken),
  dayOutOfRange: () => atField(400, 'day_out_of_range', 'lastDay', apiKeyMessages.dayOutOfRange),
  addressUnreadable: (entry: string) => atField(400, 'address_unreadable', 'addresses', apiKeyMessages.addressUnreadable(entry)),
  tooManyAddresses: () => atField(400, 'too_many_addresses', 'addresses', apiKeyMessages.tooManyAddresses),
};

declareConstraints({ api_keys__name: apiKeyRefusals.nameTaken });
