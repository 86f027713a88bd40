/** Capitals make another spelling of an address, and no other mailbox that anybody uses. */
export function isSameMailbox(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
