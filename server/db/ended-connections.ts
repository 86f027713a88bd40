import pg from 'pg';

const { end } = pg.Client.prototype;

/**
 * Of a connection that is being ended nobody has to hear any more. pg-boss takes all listeners off the one that wakes its workers before
 * it ends it: what PostgreSQL said meanwhile, such as that it stops too, was an error that nobody heard, which ends the process.
 */
pg.Client.prototype.end = function (this: pg.Client, ...given: Parameters<typeof end>) {
  this.on('error', () => {});
  return end.apply(this, given);
} as typeof end;
