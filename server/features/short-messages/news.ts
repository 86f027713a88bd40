/** By what it is seen that a message has nothing more to tell: a side of its conversation has read so far, the team has decided anew, the review is gone. */
export type About = { side: 'owner' | 'asker'; at: string } | { decision: number } | { reviewId: string } | Record<string, never>;

/** A job that brings the same news where a message does not arrive. */
export interface Fallback {
  queue: string;
  data: object;
}
