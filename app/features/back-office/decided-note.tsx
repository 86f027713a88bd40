interface DecidedNoteProps {
  /** What was decided, and when. */
  decided: string;
  /** What was said of it. */
  reason: string | null;
}

/** What became of something that the team decided on. */
export function DecidedNote({ decided, reason }: DecidedNoteProps) {
  return (
    <p className="mt-3 max-w-prose rounded-lg bg-sand px-4 py-3 wrap-anywhere">
      <strong className="block font-semibold">{decided}</strong>
      {reason && <span className="whitespace-pre-line">{reason}</span>}
    </p>
  );
}
