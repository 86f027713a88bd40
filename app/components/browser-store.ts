import { useMemo, useSyncExternalStore } from 'react';

/**
 * Something that this browser keeps under a key of its storage, in all of its tabs alike; where storage is forbidden this tab keeps it
 * until it is left.
 * @param parse makes something of the text that is kept, whatever another version of the site, or somebody by hand, has left there.
 */
export function createBrowserStore<Value>(key: string, parse: (text: string | null) => Value) {
  let here: string | null = null;
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void) {
    listeners.add(listener);
    // Another tab has changed it.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  function readText(): string | null {
    try {
      return here ?? localStorage.getItem(key);
    } catch {
      return here;
    }
  }

  const read = () => parse(readText());

  /** Keeps a value in place of what was there; without one, nothing. */
  function write(value: Value | undefined) {
    const text = value === undefined ? null : JSON.stringify(value);
    here = null;
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      here = text;
    }
    for (const listener of listeners) listener();
  }

  /** What is kept, from then on; on the server and while hydrating as if there were nothing. */
  function useKept(): Value {
    const text = useSyncExternalStore(subscribe, readText, () => null);
    return useMemo(() => parse(text), [text]);
  }

  return { read, write, useKept };
}
