import { choicesText } from '#shared/texts.ts';

/** For what the team takes a review down: codes, and the words as a profile says them: 'One review was removed: abusive language'. */
export const removalReasons = {
  get abusive() {
    return choicesText.abusiveLanguage;
  },
  get advertising() {
    return choicesText.advertising;
  },
  get personal() {
    return choicesText.personalDetails;
  },
  get off_topic() {
    return choicesText.offTopic;
  },
  get fake() {
    return choicesText.notByCustomer;
  },
  get unlawful() {
    return choicesText.unlawful;
  },
};

export type RemovalReason = keyof typeof removalReasons;
