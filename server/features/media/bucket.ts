import { S3Driver } from 'flydrive/drivers/s3';
import type { BucketSettings } from '#server/base/config.ts';

/** Pictures in a bucket of any store that speaks S3. Nothing in it is public: the server serves the pictures itself. */
export function createBucketDriver({ endpoint, region, bucket, accessKeyId, secretAccessKey }: BucketSettings): S3Driver {
  return new S3Driver({
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's seldom have a host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    visibility: 'private',
    supportsACL: false,
    // Many stores do not know the checksums that the client sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000 },
  });
}
