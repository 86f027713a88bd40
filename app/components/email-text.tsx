import { Fragment } from 'react';

/** An e-mail address that breaks, where it must, before its @ and its dots, not within a word. */
export function EmailText({ email }: { email: string }) {
  return (
    <span className="wrap-break-word">
      {email.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
