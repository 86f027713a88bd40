/** The parts of an address: what comes before its servers, they, and what comes after. */
const PARTS = /^(postgres(?:ql)?:\/\/)([^/?]*)([^?]*)(\?.*)?$/i;

/** What PostgreSQL's own programs say of which server is looked for. */
const ATTRIBUTES = 'target_session_attrs';

/**
 * The servers that an address names, each as an address of its own, in their order: 'postgres://u@a,b:5433/db' or '?host=/a,/b'. One where
 * it names one.
 */
export function splitHosts(address: string): string[] {
  const [, scheme = '', authority = '', path = '', query = ''] = PARTS.exec(address) ?? [];
  const at = authority.lastIndexOf('@') + 1;
  const params = new URLSearchParams(query);
  params.delete(ATTRIBUTES);
  const host = params.get('host');
  // An address without several servers stays as it was written.
  if (!(host ?? authority.slice(at)).includes(',')) return [query.includes(ATTRIBUTES) ? join(scheme + authority + path, params) : address];
  if (host === null)
    return authority
      .slice(at)
      .split(',')
      .map((name) => join(scheme + authority.slice(0, at) + name + path, params));
  const ports = params.get('port')?.split(',') ?? [];
  return host.split(',').map((name, index) => {
    const own = new URLSearchParams(params);
    own.set('host', name);
    const port = ports[index] ?? ports[0];
    if (port) own.set('port', port);
    return join(scheme + authority + path, own);
  });
}

function join(start: string, params: URLSearchParams) {
  return params.size > 0 ? `${start}?${params}` : start;
}

/** What is wrong with how an address names several servers, in words that follow the setting's name. */
export function findHostsFault(hosts: string[], params: URLSearchParams): string | undefined {
  if (hosts.some((host) => host === '')) return 'has a comma with no server before or after it';
  const wanted = params.get(ATTRIBUTES);
  if (hosts.length < 2) return undefined;
  if (wanted === null || wanted === 'read-write' || wanted === 'primary') return undefined;
  return `has ${ATTRIBUTES}=${wanted} in it: of several servers the one that takes writes is looked for; leave it out, or write read-write`;
}
