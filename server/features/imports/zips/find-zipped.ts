import type { Zipped } from '#server/features/imports/zips/open-zip.ts';
import { keyOf, pathOf } from '#server/features/imports/zips/photo-names.ts';

/**
 * Finds the files of a ZIP by names that rows write. A row may name its file without the folder in which the ZIP has it, and with one that the ZIP
 * has not.
 */
export function createFinder(files: Zipped[]) {
  const byName = new Map<string, Zipped[]>();
  for (const file of files)
    for (const name of new Set(file.paths.map(nameIn))) {
      const alike = byName.get(name);
      if (alike) alike.push(file);
      else byName.set(name, [file]);
    }

  /** @returns the file, nothing where there is none, 'several' where it could be one or another. */
  return (written: string): Zipped | 'several' | undefined => {
    const path = pathOf(written);
    const alike = byName.get(nameIn(path)) ?? [];
    const ways: ((other: string) => boolean)[] = [
      (other) => other === path,
      (other) => keyOf(other) === keyOf(path),
      (other) => endsWith(keyOf(other), keyOf(path)) || endsWith(keyOf(path), keyOf(other)),
    ];
    for (const isMeant of ways) {
      const found = alike.filter(({ paths }) => paths.some(isMeant));
      if (found.length > 0) return new Set(found.map(({ content }) => content)).size === 1 ? found[0] : 'several';
    }
    return undefined;
  };
}

const nameIn = (path: string) => keyOf(path).split('/').at(-1) ?? '';
const endsWith = (path: string, end: string) => path.endsWith(`/${end}`);
