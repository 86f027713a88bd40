import { brand as ofFile } from '#shared/brand/brand.ts';
import { operator as operatorOfFile } from '#shared/brand/operator.ts';

/** A page elsewhere, by the name of its icon (public/social.svg). */
export interface SocialPage {
  name: string;
  url: string;
}

/** What the team has set of the brand (docs/branding.md). What is missing is as the files have it. */
export interface ShownBrand {
  /** Changes with everything that is set: in addresses of what browsers keep. */
  version: number;
  name?: string | undefined;
  enterprise?: string | undefined;
  proprietor?: string | undefined;
  address?: readonly string[] | undefined;
  supportPhone?: string | undefined;
  infoEmail?: string | undefined;
  grievanceName?: string | undefined;
  grievanceEmail?: string | undefined;
  courts?: string | undefined;
  social?: readonly SocialPage[] | undefined;
  /** What phones colour their own bar with, where colours are set: the styles have the others. */
  paper?: string | undefined;
  /** Whether colours are set: /brand.css has them. */
  hasColours?: boolean | undefined;
  /** Whether its pictures are others than those of the files; and whether a logo stands for the mark. */
  hasPictures?: boolean | undefined;
  hasLogo?: boolean | undefined;
}

const NOTHING_SET: ShownBrand = { version: 0 };
let set = NOTHING_SET;

/** Says once what is set, before anything is said of the brand: the server as it reads it, a browser by its page. */
export function showBrand(settings: ShownBrand | undefined): void {
  set = settings ?? NOTHING_SET;
}

/** The brand as it is shown now. Read it when it is said, never when a module loads. */
export const brand = {
  ...ofFile,
  get name(): string {
    return set.name ?? ofFile.name;
  },
  get version() {
    return set.version;
  },
  get paper() {
    return set.paper;
  },
  get hasColours() {
    return set.hasColours ?? false;
  },
  get hasLogo() {
    return set.hasLogo ?? false;
  },
};

/** The address of one of the brand's pictures, another one with every change. */
export function brandPicture(path: string): string {
  return set.hasPictures ? `${path}?v=${set.version}` : path;
}

/** Who runs the site, as it is shown now. */
export const operator = {
  get enterprise(): string {
    return set.enterprise ?? operatorOfFile.enterprise;
  },
  get proprietor(): string {
    return set.proprietor ?? operatorOfFile.proprietor;
  },
  get address(): readonly string[] {
    return set.address ?? operatorOfFile.address;
  },
  get supportPhone(): string {
    return set.supportPhone ?? operatorOfFile.supportPhone;
  },
  get infoEmail(): string {
    return set.infoEmail ?? operatorOfFile.infoEmail;
  },
  get grievanceOfficer(): { name: string; email: string } {
    const { name, email } = operatorOfFile.grievanceOfficer;
    return { name: set.grievanceName ?? name, email: set.grievanceEmail ?? email };
  },
  get courts(): string {
    return set.courts ?? operatorOfFile.courts;
  },
  get social(): readonly SocialPage[] {
    return set.social ?? operatorOfFile.social;
  },
};
