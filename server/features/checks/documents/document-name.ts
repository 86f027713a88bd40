import { fitLetters } from '#server/base/fit-letters.ts';
import { limits } from '#shared/limits.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

/** What no system takes in the name of a file, and as what browsers send quotes and ends of lines in one. */
const UNFIT = /[<>:"|?*]|%(?:22|0D|0A)/gi;
/** '.pdf', '.jpeg'; not the '.2' of 'v1.2 signed'. */
const ENDING = /\.[a-z][a-z0-9]{1,4}$/i;

/**
 * What a document is called: the last part of what its owner called the file, in one line, without folders, marks of direction and its
 * ending, which is what its content says.
 * @returns an empty text where nothing is left of it.
 */
export function nameOfDocument(given: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = dropUnseenSigns(last.replace(UNFIT, ' '))
    .replace(ENDING, '')
    .replace(/^[. ]+/, '');
  return fitLetters(plain.trim(), limits.documents.name);
}

/** How it is named to whoever loads it (RFC 6266): older programs get a name of plain letters. */
export function dispositionOf(name: string, type: string): string {
  const ending = type === 'pdf' ? '.pdf' : '.webp';
  const encoded = encodeURIComponent(`${name || 'document'}${ending}`).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="document${ending}"; filename*=UTF-8''${encoded}`;
}
