/** Works on all, `atOnce` of them at the same time. @returns what came of each, in their order. */
export async function inTurn<Item, Result>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const own = next++;
      results[own] = await work(items[own] as Item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
