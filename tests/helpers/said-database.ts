/** The line by which a command says on which database it works (tests/scripts/which-database.test.ts). */
const SAID = /^\/.+: [\d,]+ business(es)?\n/;

/** What a command printed after that. */
export function afterDatabase(output: string): string {
  return output.replace(SAID, '');
}
