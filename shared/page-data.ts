/** What React Router puts behind a page's address to ask for its data alone, as pages that are open do when a link is followed: '/blog.data', '/_.data'. */
const DATA = /(?:(?<=\/)_)?\.data$/;

/** Whether a path asks for the data of a page alone. */
export function isPageData(path: string): boolean {
  return DATA.test(path);
}

/** The path of the page whose data a path asks for; that of a page as it is. */
export function withoutData(path: string): string {
  return path === '/_root.data' ? '/' : path.replace(DATA, '');
}
