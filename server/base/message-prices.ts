import { MESSAGE_KINDS, type MessageKind } from '#shared/schemas/short-messages.ts';

/** A rupee, in the unit that costs are counted in: an SMS is paid for in hundredths of a paisa. */
export const RUPEE = 10_000;

/** What a message costs by a way, and where its kind costs something else. In ten-thousandths of a rupee. */
export interface Prices {
  usual: number;
  byKind: Partial<Record<MessageKind, number>>;
}

export function priceOf({ usual, byKind }: Prices, kind: MessageKind): number {
  return byKind[kind] ?? usual;
}

/** Reads '0.25' or '0.25, code=0.20', in rupees. @returns undefined for anything else. */
export function readPrices(text: string): Prices | undefined {
  const [usual = '', ...others] = text.split(',').map((part) => part.trim());
  const byKind = others.map((part) => part.split('=').map((side) => side.trim()));
  const amounts = [usual, ...byKind.map(([, amount = '']) => amount)];
  const isKnown = byKind.every(([kind, , more]) => (MESSAGE_KINDS as readonly unknown[]).includes(kind) && more === undefined);
  if (!isKnown || !amounts.every((amount) => /^\d{1,4}(\.\d{1,4})?$/.test(amount))) return undefined;
  return {
    usual: unitsOf(usual),
    byKind: Object.fromEntries(byKind.map(([kind = '', amount = '']) => [kind, unitsOf(amount)])),
  };
}

function unitsOf(rupees: string): number {
  return Math.round(Number(rupees) * RUPEE);
}
