import { expect, test } from 'vitest';
import { pickListPage } from '#app/features/back-office/list-page.ts';

const rows = Array.from({ length: 120 }, (_, index) => ({ _id: `id${index}`, name: `Row ${index}${index % 2 ? ' Cement' : ' सीमेंट'}` }));
const pick = (search: string) => pickListPage(rows, `http://localhost/admin/services${search}`, ({ name }) => name);

test.each([
  ['', 1, 50, 'id0', 120],
  ['?page=3', 3, 20, 'id100', 120],
  ['?page=99', 3, 20, 'id100', 120],
  ['?page=-1', 1, 50, 'id0', 120],
  ['?page=x', 1, 50, 'id0', 120],
  ['?q=CEMENT', 1, 50, 'id1', 60],
  ['?q=cement+row', 1, 50, 'id1', 60],
  ['?q=सीमेंट&page=2', 2, 10, 'id100', 60],
  ['?q=row+33', 1, 1, 'id33', 1],
  ['?q=+++', 1, 50, 'id0', 120],
  ['?q=%25', 1, 0, undefined, 0],
])('%s', (search, currentPage, count, first, matching) => {
  const page = pick(search);
  expect([page.currentPage, page.rows.length, page.rows[0]?._id, page.matching, page.total]).toEqual([
    currentPage,
    count,
    first,
    matching,
    120,
  ]);
});

test('what was just added is on the page that is shown, whatever was searched for', () => {
  expect(pick('?q=cement&added=id70')).toMatchObject({ currentPage: 2, added: 'id70', q: undefined, offset: 50 });
  expect(pick('?q=row+1&added=unknown')).toMatchObject({ added: undefined, q: 'row 1' });
});
