interface Shared {
  /** Absolute address of the page. */
  address: string;
  title: string;
}

/** Where each network takes a page to be shared: no script of theirs runs here, and nothing is asked of them before a click. */
export function shareAddresses({ address, title }: Shared) {
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`,
    // wa.me reads a plus sign as one, not as a space.
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`,
    twitter: `https://twitter.com/intent/tweet?url=${encodeURIComponent(address)}&text=${encodeURIComponent(title)}`,
  };
}
