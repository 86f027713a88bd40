import { useEffect, useRef, useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button, buttonClass } from '#app/components/button.tsx';
import { Link } from '#app/components/link.tsx';
import { useBusy } from '#app/components/use-busy.ts';
import { ParentByMail } from '#app/features/child-accounts/parent-by-mail.tsx';
import { type CodeOnItsWay, CodeStep } from '#app/features/phone-codes/code-step.tsx';
import { NumberStep } from '#app/features/phone-codes/number-step.tsx';
import type { ChildOfParent } from '#shared/schemas/child-accounts.ts';
import type { CodeWay } from '#shared/schemas/phone-codes.ts';
import { phoneCodesText, childrenText as text } from '#shared/texts.ts';

const send = (body: { phoneNo: string; by?: CodeWay }) => callApi('POST /child-account/phone/code/send', { body });

/** A parent proves their number, and is led to each child who has named it, or is mailed their links again. */
export function ParentByPhone() {
  const [onItsWay, setOnItsWay] = useState<CodeOnItsWay>();
  const [children, setChildren] = useState<ChildOfParent[]>();
  // The answer to a code is its number's: another one is asked for once it is there.
  const { isBusy, during } = useBusy();
  const startAgain = () => {
    setChildren(undefined);
    setOnItsWay(undefined);
  };
  return (
    <div className="mt-3">
      {!onItsWay && (
        <>
          <p className="mb-5 text-ink-soft">{text.phoneLead}</p>
          <NumberStep send={send} onSent={setOnItsWay} notice={text.codeNotice} />
          <ParentByMail />
        </>
      )}
      {onItsWay && !children && (
        <CodeStep
          purpose="parent"
          begun={onItsWay}
          send={send}
          verify={(body) => during(callApi('POST /child-account/phone/code/verify', { body }))}
          onVerified={(answer) => setChildren(answer.children)}
          label={text.showChildren}
        />
      )}
      {children && <Named found={children} />}
      {onItsWay && (
        <Button variant="quiet" disabled={isBusy} onClick={startAgain} className="mt-1 w-full">
          {phoneCodesText.anotherNumber}
        </Button>
      )}
    </div>
  );
}

/** The children of a number; the heading takes the focus as they come. */
function Named({ found }: { found: ChildOfParent[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="font-bold text-xl outline-none">
        {text.whichChild}
      </h2>
      {found.length === 0 && (
        <p role="status" className="mt-2 text-ink-soft">
          {text.nobodyNamed}
        </p>
      )}
      <ul className="mt-4 grid gap-3 empty:hidden">
        {found.map(({ child, email, isAgreed }) => (
          <li key={child}>
            <Link
              to={`/parent?child=${child}`}
              className={`${buttonClass({ variant: 'secondary', size: 'lg' })} w-full flex-wrap justify-between gap-x-4 py-3 text-left leading-tight`}
            >
              <span className="min-w-0 wrap-anywhere">{email}</span>
              <span className="font-normal text-sm">{isAgreed ? text.youAgreed : text.waitsForYou}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
