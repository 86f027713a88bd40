import { pictureUrl, widths } from '#server/features/media/media.ts';
import { shownName } from '#server/features/sessions/data-subject.ts';
import type { Review, ReviewState } from '#shared/schemas/reviews.ts';

interface ReviewRow {
  review_id: string;
  business_id: string;
  name: string;
  description: string;
  rating: number;
  created_at: Date;
  contacted: boolean;
  work_done: boolean;
  asked_for: boolean;
  helpful: number;
  state: string;
  images: string[];
  own: boolean;
  voted: boolean;
  reply: string | null;
  replied_at: Date | null;
  reply_edited_at: Date | null;
}

/** A review as everyone sees it: without the writer's e-mail. What is the viewer's is marked for them. */
export function presentReview(row: ReviewRow): Review {
  const { reply, replied_at: repliedAt, reply_edited_at: editedAt } = row;
  return {
    _id: row.review_id,
    name: shownName(row.name),
    description: row.description,
    rating: row.rating,
    business: row.business_id,
    createdAt: row.created_at.toISOString(),
    image: picturesOf(row.images),
    contacted: row.contacted,
    workDone: row.work_done,
    askedFor: row.asked_for,
    helpful: row.helpful,
    reply:
      reply !== null && repliedAt ? { text: reply, createdAt: repliedAt.toISOString(), editedAt: editedAt?.toISOString() ?? null } : null,
    ...(row.own ? { own: true } : {}),
    ...(row.state === 'shown' ? {} : { state: row.state as Exclude<ReviewState, 'shown'> }),
    ...(row.voted ? { voted: true } : {}),
  };
}

/** Addresses of a review's photos in their largest width. */
export function picturesOf(images: string[]): string[] {
  return images.map((key) => pictureUrl(key, Math.max(...widths.review)));
}
