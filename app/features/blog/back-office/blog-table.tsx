import { callApi } from '#app/api/client.ts';
import { Link } from '#app/components/link.tsx';
import { showDate } from '#app/components/show-moment.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { DeleteAction } from '#app/features/back-office/delete-action.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import type { ListPage } from '#app/features/back-office/list-page.ts';
import { DeleteSeveral } from '#app/features/back-office/several/delete-several.tsx';
import { AddedMark, TableRow } from '#app/features/back-office/table-row.tsx';
import { UndoBar } from '#app/features/back-office/undo-bar.tsx';
import { useRowRemoval } from '#app/features/back-office/use-row-removal.ts';
import { BlogForm } from '#app/features/blog/back-office/blog-form.tsx';
import { CommentsButton } from '#app/features/blog/back-office/comments-button.tsx';
import { Thumbnail } from '#app/features/blog/back-office/thumbnail.tsx';
import type { Blog } from '#shared/schemas/blog.ts';
import { backOfficeMessages, blogOfficeText, commonText, pageMessages as messages } from '#shared/texts.ts';

const removeBlog = (id: string) => callApi('DELETE /blog/delete/:id', { params: { id } });

/** The entries of the blog with what can be done with each (docs/product/pages.md). */
export function BlogTable({ page }: { page: ListPage<Blog> }) {
  const { rows: blogs, offset, added } = page;
  const { place, undoBar, isBusy, remove } = useRowRemoval({
    kind: 'blog',
    rows: blogs,
    call: removeBlog,
    failed: backOfficeMessages.blogFailed,
  });
  return (
    <>
      <DeleteSeveral things={blogs.map(({ _id: id, title: name }) => ({ id, name }))} remove={removeBlog}>
        {(numbered) => (
          <AdminTable
            place={place}
            label={blogOfficeText.blogs}
            columns={[commonText.serialNumber, commonText.image, blogOfficeText.title, blogOfficeText.shortDescription, commonText.action]}
            empty={page.q ? messages.noResults : backOfficeMessages.noBlogs}
          >
            {blogs.map((blog, index) => (
              <TableRow key={blog._id} isAdded={blog._id === added}>
                <td>{numbered({ id: blog._id, name: blog.title }, offset + index + 1)}</td>
                <td>
                  <Thumbnail image={blog.image} />
                </td>
                <td className="font-semibold">
                  <Link to={`/blog/${blog._id}`} className="hover:underline">
                    {blog.title}
                  </Link>
                  {blog._id === added && <AddedMark />}
                  {blog.state && blog.state !== 'published' && (
                    <span className="block font-normal text-amber text-sm">
                      {blog.state === 'draft' ? blogOfficeText.draft : blogOfficeText.fromDay(showDate(blog.createdAt))}
                    </span>
                  )}
                </td>
                <td>
                  <span data-may-cut className="line-clamp-3">
                    {blog.short_description}
                  </span>
                </td>
                <td className="md:whitespace-nowrap">
                  <div className="-ml-4 flex flex-wrap lg:flex-nowrap">
                    <CommentsButton blog={blog._id} title={blog.title} waiting={blog.waiting ?? { pending: 0, held: 0 }} />
                    <DialogButton label={withHidden(commonText.editOf, blog.title)} title={blogOfficeText.editBlog} quiet drawer={{}}>
                      {(close) => <BlogForm key={blog.version} blog={blog} onClose={close} />}
                    </DialogButton>
                    <DeleteAction
                      label={blog.title}
                      title={blogOfficeText.deleteBlog}
                      question={blogOfficeText.reallyDelete(blog.title)}
                      busy={isBusy(blog._id)}
                      onConfirm={() => remove(blog._id)}
                    />
                  </div>
                </td>
              </TableRow>
            ))}
          </AdminTable>
        )}
      </DeleteSeveral>
      {undoBar && <UndoBar {...undoBar} />}
    </>
  );
}
