import { call } from '#drills/parts/call.ts';
import { type Account, newEmail, newPhone, nextNumber, registerBusinesses, registerUsers } from '#drills/parts/people.ts';

const PEOPLE = { users: 60, businesses: 20 };

/** Writes through the calls at a steady rate, as people do: likes, reviews, enquiries, edits of a business in turn. */
export async function prepareWrites(url: string) {
  const users = await registerUsers(url, PEOPLE.users);
  const owners = (await registerBusinesses(url, PEOPLE.businesses)).map((owner) => ({ ...owner, phoneNo: newPhone() }));
  const writes = [like, review, enquire, edit];
  let turn = 0;
  const refused = new Map<string, number>();

  async function write() {
    turn += 1;
    const user = users[turn % users.length] as Account;
    const owner = owners[Math.floor(turn / 4) % owners.length] as Owner;
    const kind = writes[turn % writes.length] as typeof like;
    const { status, lost } = await kind(url, user, owner);
    if (status >= 200 && status < 300) return;
    const reason = `${kind.name} ${status || lost}`;
    refused.set(reason, (refused.get(reason) ?? 0) + 1);
  }

  return {
    user: users[0] as Account,
    /** Begins to write. @returns what ends it, and tells how many writes a second were sent, and which were refused. */
    start(perSecond: number): () => Promise<{ perSecond: number; refused: string }> {
      const from = performance.now();
      const open = new Set<Promise<void>>();
      let sent = 0;
      const timer = setInterval(() => {
        for (const due = ((performance.now() - from) / 1_000) * perSecond; sent < due; sent++) {
          const writing = write().finally(() => open.delete(writing));
          open.add(writing);
        }
      }, 5);
      return async () => {
        clearInterval(timer);
        const seconds = (performance.now() - from) / 1_000;
        await Promise.all(open);
        const reasons = [...refused].map(([reason, times]) => `${times} × ${reason}`).join(', ');
        refused.clear();
        return { perSecond: sent / seconds, refused: reasons };
      };
    },
  };
}

type Owner = Account & { phoneNo: string };

const like = (url: string, user: Account, owner: Owner) =>
  call(`${url}/api/v1/contractor/like`, { method: 'PUT', body: { businessId: owner.id }, token: user.token });

const review = (url: string, user: Account, owner: Owner) => {
  const body = { name: 'Asha Rao', email: user.email, description: `Laid straight ${nextNumber()}`, rating: 4.5, business: owner.id };
  return call(`${url}/api/v1/review/add`, { method: 'POST', body, token: user.token });
};

const enquire = (url: string, _user: Account, owner: Owner) => {
  const body = {
    name: 'Asha Rao',
    email: newEmail('asker'),
    phoneNo: newPhone(),
    message: `Please quote for ${nextNumber()} square metres`,
  };
  return call(`${url}/api/v1/send-enquiry/${owner.id}`, { method: 'POST', body });
};

const edit = (url: string, _user: Account, { token, email, phoneNo }: Owner) => {
  const body = {
    name: 'Deccan Tiles',
    service: 'Tiles/flooring',
    address: '12 Karve Road, Kothrud',
    city: 'Pune',
    state: 'Maharashtra',
    shortDescription: 'Tiles laid straight',
    description: 'Floors and terraces.',
    price: `${nextNumber()} per sq ft`,
    email,
    phoneNo,
  };
  return call(`${url}/api/v1/contractor/edit`, { method: 'PUT', body, token });
};
