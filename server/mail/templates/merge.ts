import { pageUrl } from '#server/base/language.ts';
import { button, html, type MailContent, named, page } from '#server/mail/templates/layout.ts';
import { mailsText } from '#shared/texts.ts';

interface ToldMerge {
  /** Of the receiver's entry; none for a receiver who is mailed nothing that was typed. */
  name: string | undefined;
  other: string | undefined;
  /** Whether the receiver's entry is the one that stays. */
  stays: boolean;
  isUndone: boolean;
  publicUrl: string;
}

/** Tells an owner that the team has merged their entry with another of the same business, or has undone that. */
export function mergeMail({ name, other, stays, isUndone, publicUrl }: ToldMerge): MailContent {
  const own = named(name, mailsText.yourBusiness);
  const another = named(other, mailsText.anotherEntry);
  const title = isUndone ? mailsText.mergeUndone : mailsText.entriesMerged;
  const says = { true: mailsText.mergedIntoYours, false: mailsText.yoursMerged }[`${stays}`];
  const what = isUndone ? mailsText.bothEntriesBack(own, another) : says(own, another);
  const url = pageUrl(publicUrl, '/profilesupplier');
  return {
    subject: title,
    text: [what, mailsText.labelled(mailsText.yourAccount, url)].join('\n\n'),
    html: page(title, html`<p style="margin:0 0 16px">${what}</p>\n${button(url, mailsText.yourAccount)}`),
  };
}
