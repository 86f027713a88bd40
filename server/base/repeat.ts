/**
 * Does work again and again, each time so many milliseconds after it was done before. It keeps no process alive.
 * @param work may not fail.
 * @returns what is there once it was done for the first time, and what ends it: after the work that is under way.
 */
export function repeat(work: () => Promise<void>, every: number): { first: Promise<void>; close: () => Promise<void> } {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const doIt = async () => {
    await work();
    if (isClosed) return;
    timer = setTimeout(() => {
      running = doIt();
    }, every).unref();
  };
  const first = doIt();
  let running = first;
  return {
    first,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
