import type { BlogInput } from '#shared/schemas/blog.ts';

/** The columns that say whether an entry is to be read. */
export interface Publication {
  is_public: boolean;
  published_at: Date | null;
}

/**
 * What a form's state and date make of an entry: a draft has no date, a date to come is waited for (publish-due.ts), and without a date
 * it keeps the one it has, or is of now.
 * @param before nothing for a new entry.
 */
export function publicationOf({ status, publishedAt }: Pick<BlogInput, 'status' | 'publishedAt'>, before?: Publication): Publication {
  if (status === undefined && publishedAt === undefined && before)
    return { is_public: before.is_public, published_at: before.published_at };
  if (status === 'draft') return { is_public: false, published_at: null };
  const wasDraft = before && !before.is_public && before.published_at === null;
  const published_at = publishedAt ?? (wasDraft ? new Date() : (before?.published_at ?? null));
  return { is_public: published_at === null || published_at.getTime() <= Date.now(), published_at };
}
