import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { SayingForm } from '#app/features/sayings/saying-form.tsx';
import type { Service } from '#shared/schemas/catalogue.ts';

interface MeansButtonProps {
  services: Service[];
  /** What was searched for. */
  words: string;
  /** What of it may be a saying. */
  saying: string;
}

/** 'Means …' beside a search: says what people mean by it. */
export function MeansButton({ services, words, saying }: MeansButtonProps) {
  const label = (
    <>
      Means …<span className="sr-only">{` for ${words}`}</span>
    </>
  );
  return (
    <DialogButton quiet label={label} title={`“${words}” means …`}>
      {(close) => <SayingForm services={services} saying={saying} onClose={close} />}
    </DialogButton>
  );
}
