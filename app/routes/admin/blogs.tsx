import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useCasesContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { BlogForm } from '#app/features/blog/back-office/blog-form.tsx';
import { BlogTable } from '#app/features/blog/back-office/blog-table.tsx';
import { CommentsButton } from '#app/features/blog/back-office/comments-button.tsx';
import { Thumbnail } from '#app/features/blog/back-office/thumbnail.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { backOfficeMessages } from '#shared/back-office-messages.ts';
import type { Route } from './+types/blogs.ts';

export function loader({ context }: Route.LoaderArgs) {
  return context.get(useCasesContext).listBlogsForAdmin();
}

export const meta: Route.MetaFunction = () => [{ title: titleOf('Blogs') }, { name: 'robots', content: 'noindex' }];

const ADD = (
  <>
    <Plus aria-hidden className="size-5" />
    Add Blog
  </>
);

export default function Blogs({ loaderData: { blogs, articles } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Blogs">
        <DialogButton label={ADD} title="Add Blog" drawer={{}}>
          {(close) => <BlogForm onClose={close} />}
        </DialogButton>
      </AdminHeading>
      <BlogTable blogs={blogs} />
      <h2 className="mt-10 mb-1 font-extrabold text-xl tracking-tight">Articles</h2>
      <p className="mb-4 text-ink-soft">They come with the site and are not changed here; their comments are decided like all others.</p>
      <AdminTable label="Articles" columns={['Sr. no.', 'Image', 'Title', 'Action']} empty={backOfficeMessages.noBlogs}>
        {articles.map(({ slug, title, image, waiting }, index) => (
          <tr key={slug}>
            <td>{index + 1}</td>
            <td>
              <Thumbnail image={image} />
            </td>
            <td className="font-semibold">
              <Link to={`/${slug}`} className="hover:underline">
                {title}
              </Link>
            </td>
            <td className="whitespace-nowrap">
              <div className="-ml-4">
                <CommentsButton blog={slug} title={title} waiting={waiting} />
              </div>
            </td>
          </tr>
        ))}
      </AdminTable>
    </>
  );
}
