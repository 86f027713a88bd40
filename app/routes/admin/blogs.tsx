import { Plus } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { askContext } from '#app/context.ts';
import { AdminHeading } from '#app/features/back-office/admin-heading.tsx';
import { AdminTable } from '#app/features/back-office/admin-table.tsx';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { DownloadList } from '#app/features/back-office/download-list.tsx';
import { pickListPage } from '#app/features/back-office/list-page.ts';
import { SearchedTable } from '#app/features/back-office/searched-table.tsx';
import { useAdded } from '#app/features/back-office/use-added.ts';
import { BlogForm } from '#app/features/blog/back-office/blog-form.tsx';
import { BlogTable } from '#app/features/blog/back-office/blog-table.tsx';
import { CommentsButton } from '#app/features/blog/back-office/comments-button.tsx';
import { Thumbnail } from '#app/features/blog/back-office/thumbnail.tsx';
import { titleOf } from '#app/features/page-meta/title-of.ts';
import { listBlogsForAdmin } from '#server/features/blog/list-blogs.ts';
import { listedWords } from '#shared/listed-words.ts';
import { backOfficeMessages, blogOfficeText, commonText } from '#shared/texts.ts';
import type { Route } from './+types/blogs.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ask = context.get(askContext);
  const { blogs, articles } = await ask(({ context, viewer }) => listBlogsForAdmin(context, viewer));
  return { blogs: pickListPage(blogs, request.url, listedWords.blogs), articles };
}

export const meta: Route.MetaFunction = () => [{ title: titleOf(blogOfficeText.blogs) }, { name: 'robots', content: 'noindex' }];

export default function Blogs({ loaderData: { blogs, articles } }: Route.ComponentProps) {
  const showAdded = useAdded();
  const label = (
    <>
      <Plus aria-hidden className="size-5" />
      <span>{blogOfficeText.addBlog}</span>
    </>
  );
  return (
    <>
      <AdminHeading title={blogOfficeText.blogs}>
        <DownloadList list="blogs" filter={{ q: blogs.q }} />
        <DialogButton label={label} title={blogOfficeText.addBlog} drawer={{}}>
          {(close) => <BlogForm onClose={close} onAdded={showAdded} />}
        </DialogButton>
      </AdminHeading>
      <SearchedTable label={blogOfficeText.blogs} placeholder={blogOfficeText.titleOrShortDescription} page={blogs}>
        <BlogTable page={blogs} />
      </SearchedTable>
      <h2 className="mt-10 mb-1 font-extrabold text-xl tracking-tight">{blogOfficeText.articles}</h2>
      <p className="mb-4 text-ink-soft">{blogOfficeText.articlesComeWithSite}</p>
      <AdminTable
        label={blogOfficeText.articles}
        columns={[commonText.serialNumber, commonText.image, blogOfficeText.title, commonText.action]}
        empty={backOfficeMessages.noBlogs}
      >
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
            <td className="md:whitespace-nowrap">
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
