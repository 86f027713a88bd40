import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { useAccount } from '#app/features/accounts/use-account.ts';
import { type Answer, giveAnswer, onAnswer, readAnswer } from '#app/features/analytics/answer.ts';
import { consentsText } from '#shared/texts.ts';

/** Whether Google counts the visits of this browser, and the button that changes it; nothing where the site does not ask, and for a child, who is not counted. */
export function AnalyticsAnswer({ className = '' }: { className?: string }) {
  const account = useAccount();
  const root = useRouteLoaderData<{ site?: { gaMeasurementId?: string } }>('root');
  const [answer, setAnswer] = useState<Answer | 'unknown'>('unknown');
  useEffect(() => {
    setAnswer(readAnswer() ?? 'denied');
    return onAnswer(setAnswer);
  }, []);
  if (!root?.site?.gaMeasurementId || answer === 'unknown' || (account.kind === 'user' && account.user.isChild)) return null;
  const isOn = answer === 'granted';
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ${className}`}>
      <p>{isOn ? consentsText.analyticsOn : consentsText.analyticsOff}</p>
      <Button variant="secondary" size="sm" onClick={() => giveAnswer(isOn ? 'denied' : 'granted')}>
        {isOn ? consentsText.stopCounting : consentsText.allowCounting}
      </Button>
    </div>
  );
}
