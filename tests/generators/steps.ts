import assert from 'node:assert/strict';

/** What the site's first admin and a person of these programs are called. */
export const admin = { email: process.env.ADMIN_EMAIL ?? '', password: process.env.ADMIN_PASSWORD ?? '' };
export const site = process.env.SITE ?? '';

/** @returns an account that nobody has yet. */
export function newUser(program: string) {
  return { email: `asha-${program}@example.in`, userName: `Asha ${program}`, password: 'monsoon-2026' };
}

export const enquiry = { name: 'Asha Verma', email: 'asha@example.in', phoneNo: '9876543210', message: 'The terrace leaks.' };

/** @returns a key for a program that reads businesses and writes prices until next year. */
export function newKey(program: string) {
  const lastDay = `${new Date().getFullYear() + 1}-01-31`;
  return {
    name: `Mirror of ${program}`,
    scopes: ['businesses:read' as const, 'content:write' as const],
    lastDay,
    addresses: '',
    perMinute: 600,
  };
}

export const price = { material: 'Cement', price: 390, unit: 'per bag', city: 'Kanpur' };

/** What a call answered. @throws where it was refused. */
export function need<Data>(data: Data | undefined, error: unknown): Data {
  assert(data !== undefined, JSON.stringify(error));
  return data;
}
