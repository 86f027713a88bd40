import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { type Answer, giveAnswer, onAnswer, readAnswer } from '#app/features/analytics/answer.ts';
import { sendPageView, startAnalytics, stopAnalytics } from '#app/features/analytics/gtag.ts';
import { analyticsText } from '#shared/texts.ts';

/** Asks once whether page views may be told to the analytics service, and tells it of them only then, until the answer is another. */
export function Analytics({ measurementId }: { measurementId: string }) {
  const account = useAccount();
  // The law forbids to follow children.
  if (account.kind === 'user' && account.user.isChild) return <Stopped measurementId={measurementId} />;
  return <AskedAnalytics measurementId={measurementId} />;
}

function Stopped({ measurementId }: { measurementId: string }) {
  useEffect(() => stopAnalytics(measurementId), [measurementId]);
  return null;
}

function AskedAnalytics({ measurementId }: { measurementId: string }) {
  const { pathname } = useLocation();
  const [consent, setConsent] = useState<Answer | 'unknown' | 'asked'>('unknown');

  useEffect(() => {
    setConsent(readAnswer() ?? 'asked');
    return onAnswer(setConsent);
  }, []);
  useEffect(() => {
    if (consent === 'granted') startAnalytics(measurementId);
    if (consent === 'denied') stopAnalytics(measurementId);
  }, [consent, measurementId]);
  useEffect(() => {
    if (consent === 'granted') sendPageView(pathname);
  }, [consent, pathname]);

  if (consent !== 'asked') return null;
  return (
    <section
      aria-label={analyticsText.analytics}
      className="question-bar fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-xl flex-wrap items-center gap-3 rounded-xl border border-sand-dark bg-paper p-4 shadow-lg"
    >
      <p className="min-w-[min(14rem,100%)] flex-1 text-sm">{analyticsText.mayWeCount}</p>
      <Button size="sm" onClick={() => giveAnswer('granted')}>
        {analyticsText.allow}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => giveAnswer('denied')}>
        {analyticsText.noThanks}
      </Button>
    </section>
  );
}
