/** A number as somebody who has it knows it again, and nobody else learns it: '98••••••10'. */
export function maskNumber(phoneNo: string): string {
  return `${phoneNo.slice(0, 2)}${'•'.repeat(Math.max(0, phoneNo.length - 4))}${phoneNo.slice(-2)}`;
}

/** An address likewise: 's•••@example.in', as long for every name. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`;
}
