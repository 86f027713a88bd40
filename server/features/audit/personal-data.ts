const EMAIL = /[\p{L}\p{M}\p{N}_.+-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;
/** Ten digits or more, whatever stands between them and before them; ids have as many and are nobody's number. */
const PHONE = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})|\+?\p{Nd}(?:[\s().-]*\p{Nd}){9,}/giu;

/** A value with the e-mail addresses and phone numbers in its texts masked: what differs is still seen to differ, mostly. */
export function withoutPersonalData<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(EMAIL, maskEmail).replace(PHONE, maskPhone) as Value;
  if (Array.isArray(value)) return value.map(withoutPersonalData) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutPersonalData(part)])) as Value;
}

function maskEmail(email: string) {
  return `${email[0]}…@…${email.slice(email.lastIndexOf('.'))}`;
}

function maskPhone(phone: string, id: string | undefined) {
  return id ?? `…${phone.replace(/\P{Nd}/gu, '').slice(-2)}`;
}
