import type { Config } from '#server/base/config.ts';
import { isPublicSite } from '#server/base/this-machine.ts';
import { operator as operatorOfFile } from '#shared/brand/operator.ts';
import { operator } from '#shared/brand/shown-brand.ts';

/** The e-mail of the Grievance Officer whom the pages name; none while that is the example of the files, whom no mail reaches. */
export function officersEmail(): string | undefined {
  const { email } = operator.grievanceOfficer;
  return email === operatorOfFile.grievanceOfficer.email && email.endsWith('.example') ? undefined : email;
}

/**
 * What whoever starts a public site is warned of while its pages name the example (IT Rules, 2021, rule 3(2)(a): each site names its own officer).
 * @param email of its own officer; none while there is the example alone.
 */
export function findExampleOfficer({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, email: string | undefined): string | undefined {
  if (email !== undefined || !isPublicSite(PUBLIC_URL)) return undefined;
  return 'The Grievance Officer whom the pages name is an example, and complaints are mailed to the team: set yours in the back office, at /admin/brand';
}
