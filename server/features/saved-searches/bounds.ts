/** Days that who reads an address has to confirm a search: then its link is dead, and it is forgotten. */
export const DAYS_TO_CONFIRM = 3;
