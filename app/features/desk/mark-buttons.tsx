import { useHydrated } from '#app/components/use-hydrated.ts';
import { enquiryStatuses } from '#app/features/desk/enquiry-statuses.ts';
import type { EnquiryStatus } from '#shared/schemas/enquiries.ts';

interface MarkButtonsProps {
  /** Says what is marked: 'Mark the enquiry from Meera Kulkarni as'. */
  legend: string;
  status: EnquiryStatus;
  /** The status that is being stored. */
  pending: EnquiryStatus | undefined;
  onMark: (status: EnquiryStatus) => void;
}

/** The status of an enquiry or message, one press from every other. They stay pressable while storing, so that none loses the focus. */
export function MarkButtons({ legend, status: stored, pending, onMark }: MarkButtonsProps) {
  const hydrated = useHydrated();
  const shown = pending ?? stored;
  return (
    <fieldset className="flex w-full flex-wrap overflow-hidden sm:w-auto rounded-lg border-2 border-cement-dark">
      <legend className="sr-only">{legend}</legend>
      {enquiryStatuses.map(({ status, label }) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === shown}
          disabled={!hydrated}
          onClick={() => !pending && status !== stored && onMark(status)}
          className="min-h-11 grow border-cement-dark border-l-2 px-3 font-semibold text-sm -outline-offset-3 first:border-l-0 hover:bg-ink/8 disabled:text-ink-soft aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
