import { useEffect, useState } from 'react';

/** Runs something once nothing has asked for it again during a pause. @param pause in milliseconds. */
export function debounce(run: () => void, pause: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    runSoon() {
      clearTimeout(timer);
      timer = setTimeout(run, pause);
    },
    cancel: () => clearTimeout(timer),
  };
}

/** Follows a text after a pause in typing; the empty text at once. @param pause in milliseconds. */
export function useDebounced(text: string, pause: number): string {
  const [followed, setFollowed] = useState(text);
  if (text === '' && followed !== '') setFollowed('');
  useEffect(() => {
    const { runSoon, cancel } = debounce(() => setFollowed(text), pause);
    runSoon();
    return cancel;
  }, [text, pause]);
  return followed;
}
