import { refusals } from '#server/base/errors.ts';

/** @returns nothing when the store of the pictures has no such file. @throws 503 when it does not answer. */
export function orNothing<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
  return orRefuse(
    read().catch((error) => {
      if (isMissing(error)) return undefined;
      throw error;
    }),
  );
}

/** @throws 503 when the store of the pictures does not answer. */
export async function orRefuse<Result>(reading: Promise<Result>): Promise<Result> {
  return reading.catch((error) => {
    throw Object.assign(refusals.unavailable(), { cause: error });
  });
}

/** Whether a store says that it has no such file: folders by a code, and buckets that may not be listed by 'forbidden'. */
export function isMissing(error: unknown) {
  const { cause, code } = error as { code?: string; cause?: { code?: string; name?: string; $metadata?: { httpStatusCode?: number } } };
  if (code === 'ENOENT') return true;
  const status = cause?.$metadata?.httpStatusCode;
  return cause?.code === 'ENOENT' || status === 404 || (status === 403 && cause?.name === 'AccessDenied');
}
