import { ANALYTICS_NOTICE } from '#shared/notices.ts';

/** Where a browser keeps its answer. */
const KEY = 'analyticsConsent';
/** Said by the window when its answer is another. */
const CHANGED = 'analytics-answer';

export type Answer = 'granted' | 'denied';

/** What this browser has answered to the notice of today; nothing where it was not asked yet, or keeps nothing. */
export function readAnswer(): Answer | undefined {
  try {
    const [kept, version = '1'] = localStorage.getItem(KEY)?.split(':') ?? [];
    return (kept === 'granted' || kept === 'denied') && Number(version) >= ANALYTICS_NOTICE.version ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps another answer, and tells whoever shows it or goes by it; a browser that keeps nothing goes by it until it loads another document. */
export function giveAnswer(answer: Answer): void {
  try {
    localStorage.setItem(KEY, ANALYTICS_NOTICE.version === 1 ? answer : `${answer}:${ANALYTICS_NOTICE.version}`);
  } catch {
    // Told by readAnswer.
  }
  dispatchEvent(new CustomEvent(CHANGED, { detail: answer }));
}

/** @returns what ends it. */
export function onAnswer(take: (answer: Answer) => void): () => void {
  const listen = (event: Event) => take((event as CustomEvent<Answer>).detail);
  addEventListener(CHANGED, listen);
  return () => removeEventListener(CHANGED, listen);
}
