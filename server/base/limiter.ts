/** The queue is full. */
export class QueueFull extends Error {}

/**
 * Lets so many run at the same time; the others wait in their order.
 * @param room how many at once.
 * @param waiting how many may wait; those who come after them fail with QueueFull.
 * @returns what gives work its turn; work that is as much as several takes the room of so many.
 */
export function createLimiter(room: number, waiting: number) {
  const queue: { takes: number; begin: () => void }[] = [];
  let taken = 0;
  const beginNext = () => {
    for (let next = queue[0]; next && taken + next.takes <= room; next = queue[0]) {
      queue.shift();
      taken += next.takes;
      next.begin();
    }
  };
  return async <Result>(work: () => Promise<Result>, takes = 1): Promise<Result> => {
    if (queue.length > 0 || taken + takes > room) {
      if (queue.length >= waiting) throw new QueueFull();
      await new Promise<void>((begin) => queue.push({ takes, begin }));
    } else taken += takes;
    try {
      return await work();
    } finally {
      taken -= takes;
      beginNext();
    }
  };
}
