/** Where the digits 0 to 9 begin in the scripts of India, Urdu's two and the wide ones that some keyboards type. */
const ZEROS = [
  ...[0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x1c50, 0xabf0], // Devanagari to Malayalam, Ol Chiki, Meitei
  ...[0x660, 0x6f0, 0xff10],
];
const OTHER_DIGITS = new RegExp(`[${ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')}]`, 'g');

/** A text with the digits of every script written 0 to 9: '९८२०० १२३४५' is '98200 12345'. For what is a number, not for what people say. */
export function plainDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? code));
  });
}
