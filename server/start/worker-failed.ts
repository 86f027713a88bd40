/** A worker could not be started; it has said itself why. */
export class WorkerFailed extends Error {}
