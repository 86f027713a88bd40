import { createContext, RouterContextProvider } from 'react-router';
import type { MapTiles } from '#server/base/config.ts';
import type { Viewer } from '#server/context.ts';
import type { Ask } from '#server/pages/ask.ts';
import type { ShownBrand } from '#shared/brand/shown-brand.ts';

/** What pages need to know of the site's settings. Sent to browsers: nothing secret. */
export interface Site {
  /** The page is a copy to be kept for times without a connection (server/pages/page-copy.ts). */
  isCopy: boolean;
  publicUrl: string;
  googleMapsKey: string | undefined;
  gaMeasurementId: string | undefined;
  /** Where the pictures of maps come from; without it there are none. */
  mapTiles: MapTiles | undefined;
  /** Whether the paid plan can be bought here. */
  sellsPlan: boolean;
  /** What every page says of the whole site. */
  notice: string | undefined;
  /** What the team has set of the brand. */
  brand: ShownBrand | undefined;
}

interface PageContext {
  ask: Ask;
  frameAsk: Ask;
  viewer: Viewer;
  /** What is said before anything of the page is run: by its action, above its form, or in the page's place. */
  refused: { status: number; message: string; isToldByAction: boolean } | undefined;
  site: Site;
  nonce: string | undefined;
  /** Whether an answer is worth rendering, by its status. */
  isWanted: (status: number) => boolean;
  /** Told of every error that a page of it ends with. */
  report: (error: unknown) => void;
}

/**
 * How a loader or an action runs a use case, in the server's own process and for this page's viewer:
 * `ask(({ context, viewer }) => listOrders(context, viewer, search))`. One at a time: each says itself what it shows.
 */
export const askContext = createContext<Ask>();
/**
 * The same for what stands around a page, where the page's own may be refused (app/routes/admin/frame.tsx), or asked in the name of somebody who
 * works for the business that is shown as signed in.
 */
export const frameAskContext = createContext<Ask>();
export const viewerContext = createContext<Viewer>();
export const refusedContext = createContext<PageContext['refused']>();
export const siteContext = createContext<Site>();
export const nonceContext = createContext<string | undefined>();
export const wantedContext = createContext<PageContext['isWanted']>();
export const reportContext = createContext<PageContext['report']>();

/** What the server hands to the loaders of one page request. */
export function createPageContext({ ask, frameAsk, viewer, refused, site, nonce, isWanted, report }: PageContext) {
  const context = new RouterContextProvider();
  context.set(askContext, ask);
  context.set(frameAskContext, frameAsk);
  context.set(viewerContext, viewer);
  context.set(refusedContext, refused);
  context.set(siteContext, site);
  context.set(nonceContext, nonce);
  context.set(wantedContext, isWanted);
  context.set(reportContext, report);
  return context;
}
