import { randomUUID } from 'node:crypto';

/** What Meera sends from 'Get quotes', unless told otherwise. */
export function requirementForm(businesses: string | string[], given: object = {}) {
  return {
    sendKey: randomUUID(),
    businesses,
    service: 'Waterproofing',
    place: 'Baner, Pune',
    work: 'Our terrace leaks above the kitchen.',
    timing: 'month',
    budget: 'to_50000',
    name: 'Meera Kulkarni',
    email: 'meera@example.in',
    phoneNo: '+91 98765 43210',
    ...given,
  };
}
