import { type RefObject, useEffect, useRef } from 'react';

/** What the browser found in a message, as WebOTP has it; TypeScript's own types do not know it yet. */
interface OtpCredential {
  code: string;
}
type OtpRequest = CredentialRequestOptions & { otp: { transport: string[] } };

/**
 * Takes a code from the message itself, where the browser offers that and whoever sits there agrees, into the field within `area`, and sends its
 * form once. Where it is not offered, not allowed, or refused, the field waits to be filled in.
 */
export function useWebOtp(area: RefObject<HTMLElement | null>) {
  const isTaken = useRef(false);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const abort = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: abort.signal };
    navigator.credentials.get(request).then(
      (found) => {
        const field = area.current?.querySelector('input');
        const { code } = (found ?? {}) as Partial<OtpCredential>;
        if (!field || !code || isTaken.current) return;
        isTaken.current = true;
        field.value = code;
        field.form?.requestSubmit();
      },
      () => {},
    );
    return () => abort.abort();
  }, [area]);
}
