import { expect, test } from 'vitest';
import { splitHosts } from '#server/base/address-hosts.ts';

test.each([
  ['postgres://u:p@db/n?sslmode=verify-full', ['postgres://u:p@db/n?sslmode=verify-full']],
  ['postgres://u:a,b@db/n', ['postgres://u:a,b@db/n']],
  ['postgres://u@db/n?target_session_attrs=read-write', ['postgres://u@db/n']],
  ['postgres://u:p@ss@a,b:5433/n?sslmode=disable', ['postgres://u:p@ss@a/n?sslmode=disable', 'postgres://u:p@ss@b:5433/n?sslmode=disable']],
  ['postgresql://a,[::1]:5433/n?target_session_attrs=primary', ['postgresql://a/n', 'postgresql://[::1]:5433/n']],
  ['postgres://u@/n?host=/a,/b', ['postgres://u@/n?host=%2Fa', 'postgres://u@/n?host=%2Fb']],
  ['postgres://u@/n?host=/a,/b&port=1,2', ['postgres://u@/n?host=%2Fa&port=1', 'postgres://u@/n?host=%2Fb&port=2']],
  ['postgres://u@/n?host=/a,/b&port=5433', ['postgres://u@/n?host=%2Fa&port=5433', 'postgres://u@/n?host=%2Fb&port=5433']],
])('%s names these', (address, hosts) => {
  expect(splitHosts(address)).toEqual(hosts);
});
