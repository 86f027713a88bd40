/** What a file is called that may be a photo: of other kinds than JPEG and PNG it is told that they are not taken. */
const ENDING = String.raw`\.(?:jpe?g|jfif|png|webp|heic|heif|gif|bmp|tiff?|avif|svg)`;
const ENDS_SO = new RegExp(`${ENDING}$`, 'i');
/** Names may have blanks and commas in them: what ends one is its ending. */
const AFTER_NAME = new RegExp(String.raw`(?<=${ENDING})\s*[,;|]+\s*|(?<=${ENDING})\s+`, 'i');

const DRIVE = /^[a-z]:(?=[\\/])/i;
const LONGEST = 255;

/** What file systems and programs add for themselves, which nobody has put there. */
const OF_SYSTEMS = /^(?:\._.*|\.ds_store|thumbs\.db|desktop\.ini)$/;

/** Whether what a row names is a file, and no address. */
export const isFileName = (written: string) => !/^[a-z][a-z0-9+.-]*:\/\//i.test(written);

/** Whether it begins as addresses do; 'C:\roof.jpg' is none. */
export const isLikeAddress = (written: string) => /^[a-z][a-z0-9+.-]*:/i.test(written) && !DRIVE.test(written);

/** The names of files in a text without addresses. What is none comes as it stands. */
export function splitNames(text: string): string[] {
  return text
    .split(AFTER_NAME)
    .map((name) => name.replace(/^[\s,;|]+|[\s,;|]+$/g, ''))
    .filter((name) => name !== '');
}

export const canBePhoto = (name: string) => name.length <= LONGEST && ENDS_SO.test(name);

/**
 * A path by which a file is known: without drive, root and steps up, as it leads nowhere and only names. Macs write letters in parts, and put
 * blanks of their own kind into the names of screenshots.
 */
export function pathOf(written: string): string {
  const steps = written.normalize('NFKC').replace(DRIVE, '').split(/[\\/]/);
  return steps
    .map((step) => step.trim())
    .filter((step) => !['', '.', '..'].includes(step))
    .join('/');
}

/** The same in small letters: Windows and Macs know no others. */
export const keyOf = (path: string) => path.toLowerCase();

/** Whether a file of a ZIP is one that systems put there by themselves. */
export function isOfSystem(path: string): boolean {
  const steps = keyOf(path).split('/');
  return steps.includes('__macosx') || OF_SYSTEMS.test(steps.at(-1) ?? '');
}
