/** Nirmaan cannot start, for a reason that one line tells and whoever starts it can mend: a setting is wrong (the line names it), a folder is taken … */
export class StartError extends Error {}

/** A worker could not be started; it has said itself why. */
export class WorkerFailed extends Error {}
