/**
 * What short messages say where the operators have registered no other text, with {name} where a value comes. Plain letters alone: one
 * beyond those of an SMS makes it cost twice as much.
 */

import { brand } from '#shared/brand/shown-brand.ts';

/** The site, by its name on the internet and by the address of its pages. */
interface Site {
  host: string;
  url: string;
}

/** The last line lets a phone put the code into the page that waits for it (WebOTP). */
export const code = ({ host }: Pick<Site, 'host'>) =>
  `{code} is your code to sign in to ${brand.name}. It is good for 10 minutes. Do not tell it to anybody.\n\n@${host} #{code}`;
export const enquiry = ({ url }: Pick<Site, 'url'>) =>
  `New enquiry on ${brand.name}: {name} asks about {work} in {place}. Read and answer it: ${url}/profilesupplier`;
export const test = ({ url }: Pick<Site, 'url'>) => `Messages of ${brand.name} work. This one was sent at {time} from ${url}`;
