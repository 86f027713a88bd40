/** Where everybody may have an address, or where portals make one for each business: such a domain tells nothing of whose the address is. */
const DOMAINS = new Set([
  ...['gmail.com', 'googlemail.com', 'ymail.com', 'rocketmail.com', 'rediffmail.com', 'rediff.com', 'msn.com', 'aol.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'protonmail.com', 'proton.me', 'pm.me', 'tutanota.com', 'tuta.io', 'fastmail.com'],
  ...[
    'zoho.com',
    'zoho.in',
    'zohomail.com',
    'zohomail.in',
    'mail.com',
    'email.com',
    'inbox.com',
    'hushmail.com',
    'mail.ru',
    'qq.com',
    '163.com',
  ],
  ...[
    'indiatimes.com',
    'in.com',
    'sify.com',
    'vsnl.com',
    'vsnl.net',
    'bsnl.in',
    'bsnl.co.in',
    'mtnl.net.in',
    'dataone.in',
    'sancharnet.in',
  ],
  ...['airtelmail.in', 'airtelmail.com', 'eth.net', 'satyam.net.in', 'mailinator.com', 'yopmail.com', 'guerrillamail.com', 'tempmail.com'],
  ...['indiamart.com', 'justdial.com', 'tradeindia.com', 'sulekha.com', 'exportersindia.com'],
]);

/** Those that have one of each country: 'yahoo.co.in'. */
const NAMES = new Set(['yahoo', 'outlook', 'hotmail', 'live', 'gmx', 'yandex']);

/** What stands behind the @, in small letters. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether everybody may have an address of this domain. */
export function isFreeMail(domain: string): boolean {
  const [name = '', ...rest] = domain.split('.');
  return DOMAINS.has(domain) || (NAMES.has(name) && rest.length <= 2);
}
