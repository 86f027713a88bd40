import { readRecords } from './data-files.ts';

/** A place by its English name and by its Hindi one, in one Unicode form. */
export interface HindiName {
  name: string;
  inHindi: string;
}

const read = (file: string) =>
  readRecords(file).map(([name = '', inHindi = '']): HindiName => ({ name, inHindi: inHindi.normalize('NFC') }));

/** States and the best known cities. */
export const wellKnown: readonly HindiName[] = read('hindi-names.tsv');

/** All other cities and towns, the most populous first. */
export const towns: readonly HindiName[] = read('hindi-towns.tsv');
