import { ApiFailure, callApi } from '#app/api/client.ts';
import { messages } from '#shared/messages.ts';
import type { ModeratedBusiness } from '#shared/schemas/moderation.ts';

/** What an admin decides on a business. */
export interface AskedDecision {
  business: ModeratedBusiness;
  status: 'approved' | 'rejected';
}

/**
 * Sends a decision on the version that the admin has seen.
 * @throws ApiFailure with the server's own words, else those of the specification (2 §8).
 */
export async function sendDecision({ business, status }: AskedDecision, reason: string): Promise<{ message: string }> {
  const { _id, version } = business;
  const input = { status, version, ...(status === 'rejected' ? { reason } : {}) };
  try {
    return await callApi('PUT', `/admin/update/contractor-status/${_id}`, input);
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    throw new ApiFailure(failure.status, describe(failure), failure.errors, failure.code);
  }
}

function describe({ status, message }: ApiFailure) {
  if (status === 0) return messages.networkFailed;
  if (message !== messages.somethingWentWrong) return message;
  return status < 500 ? messages.statusUpdateFailed : messages.errorOccurred;
}
