/** The links of the navigation bar and of its slide-out menu (specification 1 §2). */
export const siteLinks = [
  { to: '/', label: 'Home' },
  { to: '/category', label: 'Categories' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact Us' },
] as const;
