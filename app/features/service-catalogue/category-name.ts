import type { ServiceCategory } from '#shared/schemas/catalogue.ts';
import { namesText } from '#shared/texts.ts';

/** What those who do a service are called. */
export function categoryName(category: ServiceCategory): string {
  return category === 'contractor' ? namesText.contractor : namesText.supplier;
}
