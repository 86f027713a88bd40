import type { Business, ListedBusiness } from '#shared/schemas/businesses.ts';

/** What lists show of a business: whatever a loader gives is sent again beside the page that shows it. */
export function toListed({
  description,
  descriptionHindi,
  shortDescription,
  shortDescriptionHindi,
  languages,
  totalLikes,
  createdAt,
  image,
  ...shown
}: Business): ListedBusiness {
  return { ...shown, image: image.slice(0, 1) };
}
