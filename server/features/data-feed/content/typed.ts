import type { BlogEdit, BlogInput } from '#shared/schemas/blog.ts';
import type { PosterEdit, PosterInput, PriceTickerInput } from '#shared/schemas/catalogue.ts';
import type {
  DataBlogAdded,
  DataBlogChange,
  DataPosterAdded,
  DataPosterChange,
  DataPriceAdded,
  DataPriceChange,
} from '#shared/schemas/data-content.ts';

/** A price that a program sends, under the names of the back office's form. */
export function asTypedPrice(sent: DataPriceAdded): PriceTickerInput;
export function asTypedPrice(sent: DataPriceChange): Partial<PriceTickerInput>;
export function asTypedPrice({ unit, ...price }: DataPriceChange): Partial<PriceTickerInput> {
  return { ...price, price_unit: unit };
}

/** A poster that a program sends, under the names of the back office's form. */
export function asTypedPoster(sent: DataPosterAdded): PosterInput;
export function asTypedPoster(sent: DataPosterChange): Partial<PosterEdit>;
export function asTypedPoster({ name, ...poster }: DataPosterChange): Partial<PosterEdit> {
  return { ...poster, poster_name: name };
}

/** A blog entry that a program sends, under the names of the back office's form. */
export function asTypedBlog(sent: DataBlogAdded): BlogInput;
export function asTypedBlog(sent: DataBlogChange): Partial<BlogEdit>;
export function asTypedBlog({ shortDescription, ...entry }: DataBlogChange): Partial<BlogEdit> {
  return { ...entry, short_description: shortDescription };
}
