import { type PageRefusal, refusalIn } from '#app/components/page-refusal.ts';
import { toListed } from '#app/features/businesses/to-listed.ts';
import type { BusinessPage, ListedBusiness } from '#shared/schemas/businesses.ts';
import { pageMessages as messages } from '#shared/texts.ts';

/** The first page of a list as a loader hands it to its page: the businesses, or what to say in their place. */
export type FirstPage = { page: BusinessPage<ListedBusiness>; failure?: undefined } | { page?: undefined; failure: PageRefusal };

/** Waits for the businesses; a failure is told on the page, which keeps its search form, and written to the log when it is ours. */
export async function loadFirstPage(found: Promise<BusinessPage>): Promise<FirstPage> {
  try {
    const { businesses, ...page } = await found;
    return { page: { ...page, businesses: businesses.map(toListed) } };
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal) return { failure: refusal };
    console.error(error);
    return { failure: { status: 500, message: messages.somethingWentWrong } };
  }
}
