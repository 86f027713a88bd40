import type { PhotoFault } from '#shared/schemas/imports.ts';

/** Why a photo of a file was not taken. */
export class PhotoFailed extends Error {
  readonly fault: PhotoFault;
  /** Whether it may come another time. */
  readonly isPassing: boolean;

  constructor(fault: PhotoFault, { isPassing = false } = {}) {
    super(fault);
    this.fault = fault;
    this.isPassing = isPassing;
  }
}
