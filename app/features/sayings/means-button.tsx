import { withHidden } from '#app/components/with-hidden.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { SayingForm } from '#app/features/sayings/saying-form.tsx';
import type { Service } from '#shared/schemas/catalogue.ts';
import { sayingsText } from '#shared/texts.ts';

interface MeansButtonProps {
  services: Service[];
  /** What was searched for. */
  words: string;
  /** What of it may be a saying. */
  saying: string;
}

/** 'Means …' beside a search: says what people mean by it. */
export function MeansButton({ services, words, saying }: MeansButtonProps) {
  return (
    <DialogButton quiet label={withHidden(sayingsText.meansFor, words)} title={sayingsText.wordsMean(words)}>
      {(close) => <SayingForm services={services} saying={saying} onClose={close} />}
    </DialogButton>
  );
}
