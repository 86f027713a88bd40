const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Ten digits or more, whatever stands between them and before them. */
const PHONE = /\+?\d(?:[\s().-]*\d){9,}/g;

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

function maskPhone(phone: string) {
  return `…${phone.replace(/\D/g, '').slice(-2)}`;
}
