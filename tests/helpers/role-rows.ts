/** Who asks, in the order of the table's columns. The owner owns the business that the call is about. */
export const ROLES = ['visitor', 'user', 'owner', 'other contractor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The others of the team; what they are answered follows from the admin's column (team-columns.ts). */
export const TEAM = ['moderator', 'editor', 'accountant'] as const;
export type Team = (typeof TEAM)[number];

/** Who works for the business that the call is about; what they are answered follows from the owner's column (member-columns.ts). */
export const MEMBERS = ['member who answers', 'member who edits', 'member who does all'] as const;
export type Member = (typeof MEMBERS)[number];

/** What is there for a call. */
export interface World {
  /** The business that the call is about, which the owner owns. */
  business: string;
  enquiry: string;
}

/** A good call, so that nothing but the role decides. */
interface GoodCall {
  /** What is sent, or how it is made. */
  body?: object | ((world: World) => object);
  /** What is put for the path's parameter, where it is not the business. */
  id?: (world: World) => string | Promise<string>;
  status?: 'approved' | 'pending';
  query?: string;
}

export type Row = [call: string, expected: [number, number, number, number, number], prepare?: () => GoodCall];

let count = 0;
/** A number that no other call of this run has had. */
export const next = () => ++count;
/** Who writes: a name, an address and a number that nobody else has. */
export function unique() {
  const count = next();
  return { name: `Name ${count}`, email: `mail${count}@example.in`, phoneNo: String(9_700_000_000 + count) };
}
/** What a business says of itself. */
export const profile = () => ({
  ...unique(),
  service: 'Cement',
  address: 'Kothrud',
  city: 'Pune',
  state: 'Maharashtra',
  price: '400',
  shortDescription: 'Cement by the bag',
});
