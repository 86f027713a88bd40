/** The queue is full. */
export class QueueFull extends Error {}

/**
 * Lets so many run at the same time; the others wait in their order.
 * @param running how many at once.
 * @param waiting how many may wait; those who come after them fail with QueueFull.
 */
export function takeTurns(running: number, waiting: number) {
  const queue: (() => void)[] = [];
  let active = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (active >= running) {
      if (queue.length >= waiting) throw new QueueFull();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else active += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
