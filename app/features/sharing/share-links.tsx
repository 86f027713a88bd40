import { useHref, useRouteLoaderData } from 'react-router';
import { shareAddresses } from '#app/features/sharing/share-addresses.ts';
import { sharingText } from '#shared/texts.ts';

const NETWORKS = [
  {
    key: 'facebook',
    label: 'Facebook',
    path: 'M13.6 22v-8.3h2.8l.5-3.3h-3.3V8.3c0-1 .5-1.9 2-1.9h1.5V3.5s-1.4-.2-2.7-.2c-2.7 0-4.4 1.6-4.4 4.6v2.5H7v3.3h3V22z',
  },
  {
    key: 'linkedin',
    label: 'LinkedIn',
    path: 'M4.2 9.2h3.7V21H4.2zM6 3.3a2.1 2.1 0 1 1 0 4.3 2.1 2.1 0 0 1 0-4.3zM10.2 9.2h3.5v1.6c.5-.9 1.7-1.9 3.5-1.9 3.7 0 4.4 2.4 4.4 5.6V21h-3.7v-5.7c0-1.4 0-3.1-1.9-3.1s-2.2 1.5-2.2 3V21h-3.6z',
  },
  {
    key: 'whatsapp',
    label: 'WhatsApp',
    path: 'M12 2.2a9.8 9.8 0 0 0-8.4 14.7L2.2 22l5.2-1.4A9.8 9.8 0 1 0 12 2.2zm0 1.8a8 8 0 1 1-4.3 14.8l-.4-.2-2.6.7.7-2.5-.2-.4A8 8 0 0 1 12 4zM8.6 7.6c-.2 0-.5.1-.7.4-.3.3-.9.9-.9 2.2s1 2.6 1.1 2.7c.1.2 1.9 3 4.7 4.1 2.3.9 2.8.7 3.3.7s1.6-.7 1.8-1.3c.3-.7.3-1.2.2-1.3l-.5-.3-1.8-.9c-.2-.1-.5-.1-.7.2l-.8 1c-.2.2-.3.2-.6.1s-1.1-.4-2.1-1.3a8 8 0 0 1-1.5-1.8c-.1-.3 0-.4.1-.5l.4-.5.3-.5v-.5L10 8c-.2-.5-.4-.4-.6-.4z',
  },
  {
    key: 'twitter',
    label: 'Twitter (X)',
    path: 'M17.4 3.2h3.1l-6.8 7.7 8 10.5h-6.2l-4.9-6.4-5.6 6.4H1.9l7.2-8.3L1.5 3.2h6.4l4.4 5.9zm-1.1 16.3H18L7 5H5.1z',
  },
] as const;

interface ShareLinksProps {
  /** Root-relative address of what is shared. */
  path: string;
  title: string;
}

/** The ways to share a page. They lead to the networks' own pages: none of them learns who reads this one. */
export function ShareLinks({ path, title }: ShareLinksProps) {
  const root = useRouteLoaderData<{ site?: { publicUrl: string } }>('root');
  const own = useHref(path);
  const addresses = shareAddresses({ address: new URL(own, root?.site?.publicUrl ?? 'http://localhost').href, title });
  return (
    <ul className="flex flex-wrap gap-1">
      {NETWORKS.map(({ key, label, path: drawing }) => (
        <li key={key}>
          <a
            href={addresses[key]}
            target="_blank"
            rel="noopener noreferrer nofollow"
            title={label}
            className="grid size-11 place-items-center rounded-full text-ink-soft transition-colors hover:bg-ink hover:text-paper"
          >
            <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className="size-5">
              <path d={drawing} />
            </svg>
            <span className="sr-only">{sharingText.shareOn(title, label)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
