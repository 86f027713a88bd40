import { ApiFailure, callApi } from '#app/api/client.ts';
import type { ModeratedBusiness } from '#shared/schemas/moderation.ts';
import { formMessages as messages } from '#shared/texts.ts';

/** What an admin decides on a business, or on several alike. */
export interface AskedDecision {
  businesses: ModeratedBusiness[];
  status: 'approved' | 'rejected';
}

/** What became of it. */
export interface SentDecision {
  message: string;
  /** The businesses that are decided on now. */
  decided: string[];
  /** What takes them back. */
  undo: string[];
}

/**
 * Sends a decision on the versions that the admin has seen.
 * @throws ApiFailure with the server's own words, else those of docs/product/forms.md.
 */
export async function sendDecision({ businesses, status }: AskedDecision, reason: string): Promise<SentDecision> {
  const [only, ...more] = businesses;
  const input = { status, ...(status === 'rejected' ? { reason } : {}) };
  return explained(async () => {
    if (only && more.length === 0) {
      const answer = await callApi('PUT /admin/update/contractor-status/:id', {
        params: { id: only._id },
        body: { ...input, version: only.version, undoable: true },
      });
      return { message: answer.message, decided: [only._id], undo: answer.undo ? [answer.undo] : [] };
    }
    const answer = await callApi('PUT /admin/business/decide', {
      body: { ...input, businesses: businesses.map(({ _id, version }) => ({ _id, version })) },
    });
    const { message, decided } = answer;
    return { message, decided: decided.map(({ _id }) => _id), undo: decided.flatMap(({ undo }) => undo ?? []) };
  });
}

/** Takes decisions back, as `sendDecision` gave them. @throws ApiFailure as it does. */
export function undoDecision(undo: string[]): Promise<{ message: string }> {
  return explained(() => callApi('PUT /admin/business/undo', { body: { undo } }));
}

async function explained<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    throw new ApiFailure(failure.status, describe(failure), failure.errors, failure.code);
  }
}

function describe({ status, message, tellsWhy }: ApiFailure) {
  if (status === 0) return messages.networkFailed;
  if (tellsWhy) return message;
  return status < 500 ? messages.statusUpdateFailed : messages.errorOccurred;
}
