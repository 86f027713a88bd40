import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '#app/components/button.tsx';
import { notify } from '#app/components/notify.ts';
import { answerWithPasskey, preparePasskeys, requirePasskeys } from '#app/features/second-factor/passkeys.ts';
import type { PasskeyAnswer, PasskeyRequest } from '#shared/schemas/passkeys.ts';
import { secondFactorText } from '#shared/texts.ts';

interface PasskeyButtonProps<Answer> {
  /** What the device is to answer; asked for at each press, as it is good once. */
  ask: () => Promise<{ options: PasskeyRequest }>;
  send: (passkey: PasskeyAnswer) => Promise<Answer>;
  onSent: (answer: Answer) => unknown;
}

/** Has the device answer in the place of a code. */
export function PasskeyButton<Answer>({ ask, send, onSent }: PasskeyButtonProps<Answer>) {
  // Some browsers ask the device only for a moment after the press.
  useEffect(preparePasskeys, []);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      requirePasskeys();
      const { options } = await ask();
      return onSent(await send(await answerWithPasskey(options)));
    },
    onError: ({ message }) => notify.error(message),
  });
  return (
    <Button size="lg" className="w-full" busy={isPending} onClick={() => mutate()}>
      {secondFactorText.usePasskey}
    </Button>
  );
}
