import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { sendPageView, startAnalytics } from '#app/features/analytics/gtag.ts';
import { analyticsText } from '#shared/texts.ts';

const KEY = 'analyticsConsent';

type Consent = 'unknown' | 'asked' | 'granted' | 'denied';

/** Asks once whether page views may be told to the analytics service, and tells it of them only then. */
export function Analytics({ measurementId }: { measurementId: string }) {
  const { pathname } = useLocation();
  const [consent, setConsent] = useState<Consent>('unknown');

  useEffect(() => {
    const kept = readConsent();
    setConsent(kept ?? 'asked');
  }, []);
  useEffect(() => {
    if (consent === 'granted') startAnalytics(measurementId);
  }, [consent, measurementId]);
  useEffect(() => {
    if (consent === 'granted') sendPageView(pathname);
  }, [consent, pathname]);

  if (consent !== 'asked') return null;
  const answer = (given: 'granted' | 'denied') => {
    keepConsent(given);
    setConsent(given);
  };
  return (
    <section
      aria-label={analyticsText.analytics}
      className="question-bar fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-xl flex-wrap items-center gap-3 rounded-xl border border-sand-dark bg-paper p-4 shadow-lg"
    >
      <p className="min-w-[min(14rem,100%)] flex-1 text-sm">{analyticsText.mayWeCount}</p>
      <Button size="sm" onClick={() => answer('granted')}>
        {analyticsText.allow}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => answer('denied')}>
        {analyticsText.noThanks}
      </Button>
    </section>
  );
}

/** Browsers that keep nothing are asked again. */
function readConsent() {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'granted' || kept === 'denied' ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keepConsent(given: 'granted' | 'denied') {
  try {
    localStorage.setItem(KEY, given);
  } catch {
    // Told by readConsent.
  }
}
