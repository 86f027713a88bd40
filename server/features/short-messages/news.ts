/**
 * By what it is seen that a message has nothing more to tell: a side of its conversation has read so far, or was answered; the team has
 * decided anew; the review, or the reply to it, is gone or shown otherwise; the report was decided anew; it was said
 * whether the work was done; a review was written.
 */
export type About =
  | { side: 'owner' | 'asker'; at: string; isUntilAnswered?: true }
  | { decision: number }
  | { reviewId: string; state?: 'shown' | 'refused' }
  | { removedReview: string }
  | { replyTo: string }
  | { reportId: string; status: string }
  | { workOf: string }
  | { reviewWantedOf: string }
  | Record<string, never>;

/** A job that brings the same news where a message does not arrive. */
export interface Fallback {
  queue: string;
  data: object;
}
