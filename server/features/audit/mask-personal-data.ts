/** The end of an address from its @ on, and what stands before it: looked for from the front, each letter of a long text could begin one. */
const EMAIL = /(?<=([\p{L}\p{M}\p{N}_.+-]{1,64}))@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;
/** Ten digits or more, whatever stands between them and before them; ids have as many and are nobody's number. */
const PHONE = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})|\+?\p{Nd}(?:[\s().-]*\p{Nd}){9,}/giu;

/** A value with the e-mail addresses and phone numbers in its texts masked: what differs is still seen to differ, mostly. */
export function withoutPersonalData<Value>(value: Value): Value {
  if (typeof value === 'string') return maskEmails(value).replace(PHONE, maskPhone) as Value;
  if (Array.isArray(value)) return value.map(withoutPersonalData) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutPersonalData(part)])) as Value;
}

function maskEmails(text: string): string {
  let masked = '';
  let end = 0;
  for (const { 0: domain, 1: name = '', index } of text.matchAll(EMAIL)) {
    const begin = Math.max(end, index - name.length);
    masked += `${text.slice(end, begin)}${text[begin]}…@…${domain.slice(domain.lastIndexOf('.'))}`;
    end = index + domain.length;
  }
  return masked + text.slice(end);
}

function maskPhone(phone: string, id: string | undefined) {
  return id ?? `…${phone.replace(/\P{Nd}/gu, '').slice(-2)}`;
}
