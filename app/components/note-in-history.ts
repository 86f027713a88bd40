/**
 * Notes something in the browser's history, where it lets us: asked too often in a few seconds, Safari throws and Chrome changes nothing
 * (crbug.com/1038223). So nobody may wait for what is noted to be there.
 */
export function noteInHistory(how: 'push' | 'replace', state: unknown, address?: string) {
  try {
    if (how === 'push') window.history.pushState(state, '', address);
    else window.history.replaceState(state, '', address);
  } catch {
    // The page works without.
  }
}
