import { refusals } from '#server/errors.ts';

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

/** Folders say it by a code. Stores that may not be listed say 'forbidden' of files that are not there. */
function isMissing(error: unknown) {
  const { cause } = error as { cause?: { code?: string; name?: string; $metadata?: { httpStatusCode?: number } } };
  const status = cause?.$metadata?.httpStatusCode;
  return cause?.code === 'ENOENT' || status === 404 || (status === 403 && cause?.name === 'AccessDenied');
}
