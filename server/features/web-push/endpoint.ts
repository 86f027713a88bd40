import { isPublicUrl } from '#server/base/public-address.ts';

/**
 * Whether messages may go to the endpoint that somebody's browser, or somebody, has named: a public address of https, at its usual port.
 * @param standIn the one origin that is allowed beside these, for tests.
 */
export function isPushEndpoint(endpoint: string, standIn: string | undefined): boolean {
  return isPublicUrl(endpoint, { standIn });
}
