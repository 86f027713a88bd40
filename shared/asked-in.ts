import { enquiryMailsText } from '#shared/texts.ts';

/** What the owner is told of the language that an enquiry was asked in; nothing of the site's own. */
export function askedIn(language: string): string | undefined {
  return language === 'hi' ? enquiryMailsText.askedInHindi : undefined;
}
