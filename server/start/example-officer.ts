import type { Config } from '#server/base/config.ts';
import { isPublicSite } from '#server/base/this-machine.ts';
import { operator as operatorOfFile } from '#shared/brand/operator.ts';

/**
 * What whoever starts a public site is warned of while its complaints go to nobody (IT Rules, 2021, rule 3(2)(a): each site names its own officer).
 * @param email of the officer whom the pages name now.
 */
export function findExampleOfficer({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, email: string): string | undefined {
  if (!isPublicSite(PUBLIC_URL) || email !== operatorOfFile.grievanceOfficer.email || !email.endsWith('.example')) return undefined;
  return 'The Grievance Officer whom the pages name is an example, and complaints go to nobody: set yours in the back office, at /admin/brand';
}
