/** What is wrong with a text that should be a GSTIN, and where: places count from 1. */
export type WrongGstin =
  | { is: 'length'; length: number }
  | { is: 'letter_for_digit' | 'digit_for_letter' | 'place'; place: number }
  | { is: 'pan_kind'; letter: string }
  | { is: 'check_digit' };

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State code, PAN, which registration of that PAN in the state, the letter Z, check digit. D: digit, L: letter, B: either. */
const SHAPE = 'DDLLLLLDDDDLBZB';

/** The fourth letter of a PAN: company, person, family, firm, associations, trust, local authority, other persons, government. */
const PAN_KINDS = 'CPHFABTLJG';

const ALLOWED: Record<string, RegExp> = { D: /^\d$/, L: /^[A-Z]$/, B: /^[0-9A-Z]$/, Z: /^Z$/ };

/**
 * Looks whether a text is a GSTIN by its shape, the kind of its PAN and its check digit.
 * @param text in capitals, without blanks.
 * @returns what is wrong first; nothing where all is right.
 */
export function findWrongGstin(text: string): WrongGstin | undefined {
  if (text.length !== SHAPE.length) return { is: 'length', length: text.length };
  for (const [index, sign] of [...text].entries()) {
    const wanted = SHAPE.charAt(index);
    if (ALLOWED[wanted]?.test(sign)) continue;
    const place = index + 1;
    if (wanted === 'D' && sign === 'O') return { is: 'letter_for_digit', place };
    if (wanted === 'L' && sign === '0') return { is: 'digit_for_letter', place };
    return { is: 'place', place };
  }
  const kind = text.charAt(5);
  if (!PAN_KINDS.includes(kind)) return { is: 'pan_kind', letter: kind };
  // The numbers of a PAN begin at 0001.
  if (text.slice(7, 11) === '0000') return { is: 'place', place: 11 };
  if (text.charAt(12) === '0') return { is: 'place', place: 13 };
  return text.charAt(14) === checkDigitOf(text) ? undefined : { is: 'check_digit' };
}

/** The last sign of a GSTIN by its first 14: every second one counts twice, and each product by the sum of its two digits to the base 36. */
export function checkDigitOf(text: string): string {
  let sum = 0;
  for (let index = 0; index < 14; index += 1) {
    const product = SIGNS.indexOf(text.charAt(index)) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return SIGNS.charAt((36 - (sum % 36)) % 36);
}
