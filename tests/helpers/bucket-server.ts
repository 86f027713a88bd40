import { openBucket } from '#tests/helpers/bucket-stand-in.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

/** A store that speaks S3, with one empty bucket, for the test or the file that asks for it. @returns the settings that point to it. */
export async function startBucketServer() {
  const { settings, close } = await openBucket();
  let closed: Promise<void> | undefined;
  const stop = () => (closed ??= close());
  whenDone(stop);
  return { settings, stop };
}
