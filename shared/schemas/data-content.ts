import * as z from 'zod/mini';
import { blogEdit, blogInput } from '#shared/schemas/blog.ts';
import { daysInOrder, posterFields, posterInput, priceTickerInput, serviceInput } from '#shared/schemas/catalogue.ts';

// What programs write of services, prices, posters and the blog: by the rules of the back office's forms, under the names that programs read.
// What a change does not name stays.

const { name, nameEnglish, nameHindi, category } = serviceInput.shape;
export const dataServiceAdded = z.object({ name, nameEnglish, nameHindi, category });
export type DataServiceAdded = z.infer<typeof dataServiceAdded>;
export const dataServiceChange = z.partial(dataServiceAdded);
export type DataServiceChange = z.infer<typeof dataServiceChange>;

const { material, price, price_unit: unit, city } = priceTickerInput.shape;
export const dataPriceAdded = z.object({ material, price, unit, city });
export type DataPriceAdded = z.infer<typeof dataPriceAdded>;
export const dataPriceChange = z.partial(dataPriceAdded);
export type DataPriceChange = z.infer<typeof dataPriceChange>;

/** A day, or none: null as it is read, or empty. */
const dayOrNone = z.pipe(
  z.nullable(posterFields.from),
  z.transform((day) => day ?? ''),
);
const { poster_name: posterName, shows, link, order } = posterFields;
const posterDays = { from: dayOrNone, to: dayOrNone };
export const dataPosterAdded = z
  .object({
    name: posterName,
    ...{ shows: posterInput.shape.shows, link: posterInput.shape.link, order: posterInput.shape.order },
    ...{ from: z._default(dayOrNone, ''), to: z._default(dayOrNone, '') },
    image: posterInput.shape.image,
  })
  .check(daysInOrder);
export type DataPosterAdded = z.infer<typeof dataPosterAdded>;
/** Its picture stays. */
export const dataPosterChange = z.partial(z.object({ name: posterName, shows, link, order, ...posterDays }));
export type DataPosterChange = z.infer<typeof dataPosterChange>;

const { title, short_description: shortDescription, description, status } = blogInput.shape;
/** A moment; null, as entries without a date of their own are read, says nothing. */
const publishedAt = z.pipe(
  z.nullable(blogInput.shape.publishedAt),
  z.transform((moment) => moment ?? undefined),
);
const blogTexts = { title, shortDescription, description };
export const dataBlogAdded = z.object({ ...blogTexts, image: blogInput.shape.image, status, publishedAt: z.optional(publishedAt) });
export type DataBlogAdded = z.infer<typeof dataBlogAdded>;
/** Without a picture, or with the address of the one that it has, it keeps that. */
export const dataBlogChange = z.partial(z.object({ ...blogTexts, image: blogEdit.shape.image, status, publishedAt }));
export type DataBlogChange = z.infer<typeof dataBlogChange>;
