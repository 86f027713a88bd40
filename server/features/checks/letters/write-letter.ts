import { pageUrl } from '#server/base/language.ts';
import { showDay } from '#server/mail/show-day.ts';
import { brand } from '#shared/brand/shown-brand.ts';
import { mailsText } from '#shared/texts.ts';

interface LetterToAddress {
  /** The lines of the address. */
  to: readonly string[];
  code: string;
  /** The last day on which the code works. */
  endsOn: string;
  publicUrl: string;
}

/** The words of a letter on paper whose code proves an address, for the team to print. */
export function writeLetter({ to, code, endsOn, publicUrl }: LetterToAddress): string {
  const inFours = code.replace(/(\d{4})(?=\d)/g, '$1 ');
  const where = pageUrl(publicUrl, '/profilesupplier/checks');
  return [
    to.join('\n'),
    mailsText.letterWhat(brand.name),
    mailsText.letterCode(inFours),
    mailsText.letterWhere(where, showDay(endsOn)),
    mailsText.letterElse,
  ].join('\n\n');
}
