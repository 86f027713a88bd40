import { pageUrl, speakingTo } from '#server/base/language.ts';
import type { Notice } from '#server/features/web-push/push.ts';
import { askedIn } from '#shared/asked-in.ts';
import { serviceName } from '#shared/service-name.ts';
import { enquiryMailsText } from '#shared/texts.ts';

interface Told {
  service: string;
  /** Of the owner. */
  language: string;
  /** The language of the enquiry. */
  asked_in: string;
}

/** What an owner's devices say of a new enquiry, or of a message in its conversation, in the owner's language. */
export function noticeToOwner(
  { service, language, asked_in }: Told,
  enquiryId: string,
  { tag, isNew }: { tag: string; isNew: boolean },
): Notice {
  return speakingTo(language, () => {
    const asked = askedIn(asked_in);
    return {
      title: isNew ? enquiryMailsText.newEnquiry(serviceName(service)) : enquiryMailsText.newMessage(serviceName(service)),
      body: asked ? enquiryMailsText.openToAnswerAsked(asked) : enquiryMailsText.openToAnswer,
      path: pageUrl('', `/profilesupplier/enquiries/${enquiryId}`),
      tag: tag.replaceAll('-', ''),
    };
  });
}
