import './article-text.css';

/** A text that the server has made of Markdown and cleaned (server/features/blog/markdown.ts). */
export function ArticleText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's allow-list decides what is in it
  return <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
