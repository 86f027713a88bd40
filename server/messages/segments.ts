/** The letters of an SMS that take seven bits (3GPP TS 23.038), and those that take two places of them. */
const SEVEN_BITS = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const TWO_PLACES = /[\^{}\\[~\]|€]/g;

/** Whether a text has a letter beyond those: it goes as Unicode, of which an SMS holds less than half as much. */
export function isUnicode(text: string): boolean {
  return !SEVEN_BITS.test(text);
}

/** As how many SMS a text goes, and is paid for. */
export function countSegments(text: string): number {
  const unicode = isUnicode(text);
  const length = unicode ? text.length : text.length + (text.match(TWO_PLACES)?.length ?? 0);
  const [single, part] = unicode ? [70, 67] : [160, 153];
  return length <= single ? 1 : Math.ceil(length / part);
}
