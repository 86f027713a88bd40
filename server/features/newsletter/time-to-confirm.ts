/** Days that an address has to confirm: then its link is dead, and it is forgotten. */
export const DAYS_TO_CONFIRM = 3;
