/** Joiners, spaces of no width, soft hyphens, marks of direction, variation selectors, byte order marks, fillers. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Spaces of every width, tabs, ends of lines and other controls, the blank sign of Braille. */
const BLANKS = /[\s\p{Zs}\p{Cc}\u2028\u2029\u2800]+/gu;

/**
 * A text without the signs that nobody sees, in one line with single plain spaces, as somebody would read it aloud: contact lists, web
 * pages, spreadsheets and chats put such signs around what is copied from them. For what is a value: a number, a place, an address, a
 * price. Not for sentences, in which emoji and some scripts need their joiners.
 */
export function dropUnseenSigns(text: string): string {
  return text.replace(UNSEEN, '').replace(BLANKS, ' ').trim();
}
