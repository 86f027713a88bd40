/** A list that is read page by page, by numbers. */
interface NumberedList<Page, Row> {
  /** The page that what is shown begins with. */
  first: number;
  load: (page: number) => Promise<Page>;
  rowsOf: (page: Page) => readonly Row[];
  /** Whether a row is shown already. */
  isShown: (row: Row) => boolean;
}

/**
 * Loads the page that comes after those which are shown, and finds its place in the list anew: rows that have gone meanwhile have moved
 * others up, onto pages that were read before. The page before it is read again for that, and those before that one until a row of them is
 * shown. What came anew has moved rows down: they are in it twice, for who shows it to leave out.
 * @returns the page, and all rows that follow on what is shown, in their order.
 */
export async function loadAnchored<Page, Row>(page: number, { first, load, rowsOf, isShown }: NumberedList<Page, Row>) {
  let before = page - 1;
  if (before < first) {
    const next = await load(page);
    return { page: next, rows: [...rowsOf(next)] };
  }
  const [again, next] = await Promise.all([load(before), load(page)]);
  const pages = [again, next];
  while (before > first && !rowsOf(pages[0] as Page).some(isShown)) {
    before -= 1;
    pages.unshift(await load(before));
  }
  return { page: next, rows: pages.flatMap((one) => [...rowsOf(one)]) };
}
