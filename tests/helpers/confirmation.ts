/** What the link of a confirmation mail carries. */
export function changeTokenIn(text: string): string {
  return /\/confirm-email\?change=([\w.-]+)/.exec(text.replaceAll('=\n', '').replaceAll('=3D', '='))?.[1] ?? '';
}
