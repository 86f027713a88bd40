import { Button } from '#app/components/button.tsx';
import { secondFactorText } from '#shared/texts.ts';

/** Codes for the time without the phone, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`;
  return (
    <div className="mt-4 max-w-md rounded-lg border-2 border-amber bg-amber/8 p-4">
      <h3 className="font-bold">{secondFactorText.recoveryCodes}</h3>
      <p className="mt-1">{secondFactorText.keepThem}</p>
      <ul aria-label={secondFactorText.recoveryCodes} className="mt-3 grid gap-1 font-mono sm:grid-cols-2" translate="no">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button onClick={onDone}>{secondFactorText.iHaveThem}</Button>
        <a
          href={file}
          download="recovery-codes.txt"
          className="inline-flex min-h-11 items-center font-semibold text-brick underline underline-offset-4"
        >
          {secondFactorText.saveAsFile}
        </a>
      </div>
    </div>
  );
}
