import { operator as operatorOfFile } from '#shared/brand/operator.ts';
import { operator } from '#shared/brand/shown-brand.ts';

/** The e-mail of the Grievance Officer whom the pages name; none while that is the example of the files, whom no mail reaches. */
export function officersEmail(): string | undefined {
  const { email } = operator.grievanceOfficer;
  return email === operatorOfFile.grievanceOfficer.email && email.endsWith('.example') ? undefined : email;
}
