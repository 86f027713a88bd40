import { pictureUrl } from '#server/features/media/media.ts';
import type { Blog, Waiting } from '#shared/schemas/blog.ts';

interface BlogRow {
  blog_id: string;
  title: string;
  short_description: string;
  description: string;
  image: string;
  created_at: Date;
  version: number;
  is_public: boolean;
  published_at: Date | null;
}

/** A blog entry as everyone sees it. */
export function presentBlog(row: BlogRow): Blog {
  return {
    _id: row.blog_id,
    title: row.title,
    short_description: row.short_description,
    description: row.description,
    image: pictureUrl(row.image, 1280),
    createdAt: (row.published_at ?? row.created_at).toISOString(),
  };
}

/** The same with what the admin edits by. */
export function presentBlogToAdmin(row: BlogRow, waiting: Waiting | undefined): Blog {
  return { ...presentBlog(row), version: row.version, state: stateOf(row), waiting: waiting ?? { pending: 0, held: 0 } };
}

function stateOf({ is_public, published_at }: BlogRow) {
  if (is_public) return 'published' as const;
  return published_at === null ? ('draft' as const) : ('scheduled' as const);
}
