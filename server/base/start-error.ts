/** Nirmaan cannot start, for a reason that one line tells and whoever starts it can mend. */
export class StartError extends Error {}
