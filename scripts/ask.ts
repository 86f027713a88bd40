import { createInterface } from 'node:readline/promises';

/** Asks whoever sits at the terminal. @returns whether they typed yes; false where nobody sits there. */
export async function isAgreedTo(
  question: string,
  { stdin, stdout }: Pick<NodeJS.Process, 'stdin' | 'stdout'> = process,
): Promise<boolean> {
  if (!stdin.isTTY) return false;
  const reader = createInterface({ input: stdin, output: stdout });
  // Ctrl+C and the end of the input are no yes.
  const answer = await Promise.race([
    reader.question(`${question} Type yes: `),
    new Promise<string>((resolve) => reader.once('close', () => resolve(''))),
  ]);
  reader.close();
  return answer.trim().toLowerCase() === 'yes';
}
