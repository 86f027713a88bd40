import type { BlogInput } from '#shared/schemas/blog.ts';

const MINUTE = 60_000;

/** The columns that say whether an entry is to be read. */
export interface Publication {
  is_public: boolean;
  published_at: Date | null;
}

/** An entry as it is: without a date of its own it is of when it was made. */
interface PublishedEntry extends Publication {
  created_at: Date;
}

/**
 * What a form's state and date make of an entry: a draft has no date, a date to come is waited for (publish-due.ts), and without a date
 * it keeps the one it has, or is of now. A form knows its date to the minute: the minute of the date that readers see is no change.
 * @param before nothing for a new entry.
 */
export function publicationOf({ status, publishedAt }: Pick<BlogInput, 'status' | 'publishedAt'>, before?: PublishedEntry): Publication {
  if (status === undefined && publishedAt === undefined && before)
    return { is_public: before.is_public, published_at: before.published_at };
  if (status === 'draft') return { is_public: false, published_at: null };
  const wasDraft = before && !before.is_public && before.published_at === null;
  const isKept = before && !wasDraft && (publishedAt === undefined || isMinuteOf(publishedAt, before.published_at ?? before.created_at));
  const published_at = isKept ? before.published_at : (publishedAt ?? (wasDraft ? new Date() : null));
  return { is_public: published_at === null || published_at.getTime() <= Date.now(), published_at };
}

function isMinuteOf(given: Date, stored: Date): boolean {
  return given.getTime() === Math.floor(stored.getTime() / MINUTE) * MINUTE;
}
