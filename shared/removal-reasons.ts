/** For what the team takes a review down, as a profile says it: 'One review was removed: abusive language'. */
export const removalReasons = {
  abusive: 'abusive language',
  advertising: 'advertising',
  personal: 'personal details of somebody',
  off_topic: 'not about this business',
  fake: 'not by a customer',
  unlawful: 'against the law',
} as const;

export type RemovalReason = keyof typeof removalReasons;
