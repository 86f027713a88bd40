import type { FastifyRequest } from 'fastify';
import { Refusal } from '#server/base/errors.ts';
import { dataRefusals } from '#server/features/data-feed/refusals.ts';
import { readIfMatch } from '#server/routes/etags.ts';

/**
 * Makes a change of the version that the request names.
 * @throws 428 where it names none, 412 where it is another by now; what `change` throws.
 */
export async function withVersion<Result>(
  request: Pick<FastifyRequest, 'headers'>,
  change: (version: number | undefined) => Promise<Result>,
): Promise<Result> {
  const version = readIfMatch(request);
  if (version === 'none') throw dataRefusals.versionNeeded();
  if (version === 'other') throw dataRefusals.changedMeanwhile();
  try {
    return await change(version === 'any' ? undefined : version);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'edit_conflict') throw dataRefusals.changedMeanwhile();
    throw error;
  }
}
