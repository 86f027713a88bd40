import { serviceName } from '#shared/service-name.ts';

/** What an enquiry is about, as a short message says it in the language of the moment: what was asked for, else what its business does. */
export function workOf({ service, business_service }: { service: string; business_service: string }): string {
  return serviceName(service || business_service);
}
